import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { settings } from '../lib/settings.svelte.ts';
import HaveLink from './HaveLink.svelte';

test('what can be no link to a table is answered in words', async () => {
  settings.language = 'en';
  render(HaveLink);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), 'no link at all!');
  await user.click(screen.getByRole('button', { name: 'Go there' }));
  expect(screen.getByRole('alert').textContent).toMatch(/There is no table at that link/);
});
