import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { LANGUAGES, settings } from '../lib/settings.svelte.ts';
import { cardName, say } from '../words/words.svelte.ts';
import Card from './Card.svelte';
import { FACES, RANKS } from './faces.ts';

test.each(LANGUAGES)('a face is called by its name, in %s', (language) => {
  settings.language = language;
  for (const card of RANKS) {
    const { unmount } = render(Card, { card });
    expect(screen.getByRole('img', { name: cardName(card) })).toBeTruthy();
    unmount();
  }
});

test('a back says nothing but that it is face down', () => {
  const { container } = render(Card, { card: null });
  expect(screen.getByRole('img', { name: say('ui-face-down') })).toBeTruthy();
  expect(container.textContent.trim()).toBe('');
});

test('the pictures carry no name in their ribbons, and every card has a sign', () => {
  for (const card of RANKS) {
    expect(decodeURIComponent(FACES[card].picture)).toMatch(/<text class="n"[^>]*><\/text>/);
    expect(FACES[card].sign).toContain('<path');
  }
});
