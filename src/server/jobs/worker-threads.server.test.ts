import { threadId } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { HttpError } from '../refuse.server.ts';
import { createThreadPool } from './worker-threads.server.ts';

const tasks = new URL('../../../tests/store/worker-thread-tasks.ts', import.meta.url);
const terms = { maxSeconds: 60, maxMegabytes: 64, niceness: 7 };
type Where = { thread: number; priority: number };

test('a task runs in a thread of its own, which is used again', async () => {
  const threads = createThreadPool(terms);
  const first = await threads.run<Where>(tasks, 'whereAmI', undefined);
  expect(first.thread).not.toBe(threadId);
  expect(await threads.run<Where>(tasks, 'whereAmI', undefined)).toEqual(first);
});

test.runIf(process.platform === 'linux')('a thread gives way to the one that answers calls', async () => {
  const { priority } = await createThreadPool(terms).run<Where>(tasks, 'whereAmI', undefined);
  expect(priority).toBe(7);
});

test('what a task asks for is answered on this side', async () => {
  const more = async (count: number) => count * 100;
  expect(await createThreadPool(terms).run(tasks, 'sum', [1, 2, 3], { more })).toBe(306);
});

test('a question that is refused refuses the task in the same words', async () => {
  const refused = new HttpError(404, 'There is no more.');
  const more = () => Promise.reject(refused);
  await expect(createThreadPool(terms).run(tasks, 'sum', [1], { more })).rejects.toBe(refused);
});

test('a question that nobody answers is an error, not a wait', async () => {
  await expect(createThreadPool(terms).run(tasks, 'sum', [1])).rejects.toThrow('no answer to more');
});

test.each([
  ['throws', 'fail', 'the task is broken'],
  ['ends its thread', 'crash', 'exited with code: 3'],
  ['takes more memory than it may', 'fillMemory', 'memory'],
  ['does not exist', 'missing', 'exports no missing'],
])('a task that %s is an error, and the next one runs', async (_case, name, message) => {
  const threads = createThreadPool(terms);
  await expect(threads.run(tasks, name, undefined)).rejects.toThrow(message);
  expect(await threads.run(tasks, 'whereAmI', undefined)).toMatchObject({ priority: expect.any(Number) });
});

test('a task that takes too long is stopped with a sentence, and the next one runs', async () => {
  const threads = createThreadPool({ ...terms, maxSeconds: 2 });
  await expect(threads.run(tasks, 'runForever', undefined)).rejects.toMatchObject({
    status: 503,
    retryAfter: 30,
    message: 'This took too long and was stopped. Please try again with less at once.',
  });
  expect(await threads.run(tasks, 'whereAmI', undefined)).toMatchObject({ priority: expect.any(Number) });
});
