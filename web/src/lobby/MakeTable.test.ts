import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import told from '../../../tests/server/offered.json' with { type: 'json' };
import type { Offered } from '../gen/api.ts';
import { settings } from '../lib/settings.svelte.ts';
import MakeTable from './MakeTable.svelte';

beforeEach(() => {
  settings.language = 'en';
  render(MakeTable, { offered: told as unknown as Offered, laid: () => undefined });
});

test('a number of seats that the rule set is not made for is said, and allowed', async () => {
  const user = userEvent.setup();
  const seats = screen.getByRole('spinbutton', { name: 'Seats' });
  await user.clear(seats);
  await user.type(seats, '20{Tab}');
  expect(screen.getByText(/made for 3 to 12 players. With 20/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Rulebook' }));
  expect(screen.getByText('Rulebook is made for 2 to 20 players.')).toBeTruthy();
  expect(screen.getAllByRole('combobox')).toHaveLength(20 + 3); // seats, and the three prices of coming back
});

test('what differs from the rule set is listed and can be taken back', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'undoes all swaps, and play goes on' }));
  expect(screen.getByText('One thing is not as Classic has it:')).toBeTruthy();
  expect(screen.getByText(/The rule set says: ends the deal/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to Classic' }));
  expect(screen.getByText('Everything is as Classic has it.')).toBeTruthy();
});

test('in a match for lives nothing is asked about stakes and coming back', async () => {
  const user = userEvent.setup();
  expect(screen.getByRole('spinbutton', { name: 'The stake' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Lives' }));
  expect(screen.queryByRole('spinbutton', { name: 'The stake' })).toBeNull();
  expect(screen.queryByText('Prices of coming back')).toBeNull();
  expect(screen.getByRole('spinbutton', { name: 'Lives' })).toBeTruthy();
});

test('bots can be put on every seat but one', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Bots on every seat but one' }));
  const first = screen.getByRole('combobox', { name: 'Seat 1' });
  expect(within(first).getByRole('option', { selected: true }).textContent).toBe('You or a guest');
  expect((screen.getByRole('combobox', { name: 'Seat 5' }) as HTMLSelectElement).value).not.toBe('');
});

test('the form speaks the other language when asked', async () => {
  settings.language = 'sv';
  expect(await screen.findByRole('spinbutton', { name: 'Platser' })).toBeTruthy();
});
