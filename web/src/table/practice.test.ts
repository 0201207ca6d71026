import { expect, test, vi } from 'vitest';
import type { Decision } from '../gen/messages.ts';
import type { Answer } from './connection.ts';
import { Practice } from './practice.svelte.ts';

const ONE: Decision = { deal: 1, weighing: { weights: [], others: 'cautious' }, done: null, out: null };

test('whoever wonders twice at once asks again after the answer, and once only', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const practice = new Practice(() => new Promise((answer) => answers.push(answer)));
  const done = practice.wonder();
  void practice.wonder();
  void practice.wonder();
  expect(answers).toHaveLength(1);
  answers[0]?.({ type: 'weighed', id: 'a', decisions: [] });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ type: 'weighed', id: 'b', decisions: [ONE] });
  await done;
  expect(answers).toHaveLength(2);
  expect(practice.decisions).toEqual([ONE]);
});

test('where another page of ours is being answered, we ask again a little later', async () => {
  vi.useFakeTimers();
  const told: Answer[] = [
    { type: 'refused', id: 'a', reason: 'too_fast', message: '', allowed: [] },
    { type: 'weighed', id: 'b', decisions: [ONE] },
  ];
  const practice = new Practice(() => Promise.resolve(told.shift() as Answer));
  const done = practice.wonder();
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(practice.decisions).toEqual([ONE]);
  practice.forget();
  expect(practice.decisions).toEqual([]);
  vi.useRealTimers();
});
