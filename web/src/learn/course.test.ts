import { expect, test } from 'vitest';
import type { OfferedLesson } from '../gen/api.ts';
import type { FromServer } from '../gen/messages.ts';
import { Course } from './course.svelte.ts';

const told = (seq: number) => ({ type: 'told', seq, events: [] });
const lesson = {
  welcome: { type: 'welcome', seq: 4 },
  parts: [
    { says: 'lesson-1', asked: null, told: [told(5), told(6)] },
    { says: 'lesson-2', asked: { type: 'play', card: '7' }, told: [told(7)] },
    { says: 'lesson-3', asked: null, told: [] },
  ],
} as unknown as OfferedLesson;

async function opened() {
  const course = new Course(lesson);
  const socket = course.dial();
  const heard: FromServer[] = [];
  socket.onmessage = ({ data }) => heard.push(JSON.parse(data) as FromServer);
  await new Promise<void>((up) => (socket.onopen = () => up()));
  const send = async (message: object) => {
    socket.send(JSON.stringify(message));
    await Promise.resolve();
  };
  await send({ type: 'resume', have: 0, token: null });
  return { course, socket, send, heard, types: () => heard.map(({ type }) => type) };
}

test('a lesson begins with a table, and waits for whoever reads', async () => {
  const { course, types } = await opened();
  expect(types()).toEqual(['welcome']);
  course.goOn();
  expect(types()).toEqual(['welcome', 'told', 'told']);
  expect(course.part?.says).toBe('lesson-2');
});

test('what is asked for is done, and told before it is acknowledged', async () => {
  const { course, send, heard } = await opened();
  course.goOn();
  course.goOn(); // nothing: the learner has something to do
  expect(course.part?.says).toBe('lesson-2');
  await send({ type: 'act', id: 'a', seen: 6, action: { card: '7', type: 'play' } });
  expect(heard.slice(-2)).toMatchObject([{ type: 'told', seq: 7 }, { type: 'done', id: 'a', seq: 7 }]);
  expect(course.part?.says).toBe('lesson-3');
  course.goOn();
  expect(course.part).toBeNull();
});

test('anything else changes nothing, and the coach says so', async () => {
  const { course, send, heard } = await opened();
  course.goOn();
  await send({ type: 'act', id: 'b', seen: 6, action: { type: 'play', card: '8' } });
  expect(heard.at(-1)).toMatchObject({ type: 'refused', id: 'b', reason: 'in_lesson' });
  expect([course.missed, course.part?.says]).toEqual([true, 'lesson-2']);
  await send({ type: 'say', id: 'c', text: 'hello' });
  expect(heard.at(-1)).toMatchObject({ type: 'refused', id: 'c' });
});
