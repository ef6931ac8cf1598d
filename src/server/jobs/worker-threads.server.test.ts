import { threadId } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { HttpError } from '../refuse.server.ts';
import { createThreadPool } from './worker-threads.server.ts';

const tasks = new URL('../../../tests/store/worker-thread-tasks.ts', import.meta.url);
const terms = { maxSeconds: 60, maxMegabytes: 64, niceness: 7 };
type Where = { thread: number; priority: number };

const threads = createThreadPool(terms);

test('a task runs in a worker thread, which is reused', async () => {
  const first = await threads.run<Where>(tasks, 'whereAmI', undefined);
  expect(first.thread).not.toBe(threadId);
  expect(await threads.run<Where>(tasks, 'whereAmI', undefined)).toEqual(first);
});

test.runIf(process.platform === 'linux')('a worker thread has a lower priority than the main thread', async () => {
  const { priority } = await threads.run<Where>(tasks, 'whereAmI', undefined);
  expect(priority).toBe(7);
});

test('a task can ask the main thread', async () => {
  const more = async (count: number) => count * 100;
  expect(await threads.run(tasks, 'sum', [1, 2, 3], { more })).toBe(306);
});

test('a refused question fails the task with the same message', async () => {
  const refused = new HttpError(404, 'There is no more.');
  const more = () => Promise.reject(refused);
  await expect(threads.run(tasks, 'sum', [1], { more })).rejects.toBe(refused);
});

test('an unknown question is an error instead of a wait', async () => {
  await expect(threads.run(tasks, 'sum', [1])).rejects.toThrow('no handler for more');
});

test('the code of an error arrives with it, so that a lost database is known as such', async () => {
  const failed = threads.run(tasks, 'loseDatabase', undefined);
  await expect(failed).rejects.toMatchObject({
    message: 'connect ECONNREFUSED',
    code: 'ECONNREFUSED',
    cause: { cause: 'no route' },
  });
});

test.each([
  ['throws', 'fail', 'the task is broken'],
  ['ends its thread', 'crash', 'exited with code: 3'],
  ['takes more memory than it may', 'fillMemory', 'memory'],
])('a task that %s is an error, and the next one runs', async (_case, name, message) => {
  await expect(threads.run(tasks, name, undefined)).rejects.toThrow(message);
  expect(await threads.run(tasks, 'whereAmI', undefined)).toMatchObject({ priority: expect.any(Number) });
});

test('a task that takes too long is stopped with a message, and the next one runs', async () => {
  const impatient = createThreadPool({ ...terms, maxSeconds: 2 });
  await expect(impatient.run(tasks, 'runForever', undefined)).rejects.toMatchObject({
    status: 503,
    retryAfter: 30,
    message: 'This took too long and was stopped. Please try again with a smaller request.',
  });
  expect(await impatient.run(tasks, 'whereAmI', undefined)).toMatchObject({ priority: expect.any(Number) });
});
