import { expect, test } from 'vitest';
import { HttpError } from '../refuse.server.ts';
import type { FileTask } from './file-process-entry.server.ts';
import { createMemoryBudget, FileTooHeavy, runFileTask } from './file-processes.server.ts';

const module = new URL('../../../tests/store/worker-thread-tasks.ts', import.meta.url).href;
const limits = { megabytes: 160, processorSeconds: 30, seconds: 60 };
const run = <Output>(name: string, input?: unknown, changed: Partial<FileTask['limits']> = {}, more = {}) =>
  runFileTask<Output>({ module, name, input, limits: { ...limits, ...changed } }, more);
type Where = { pid: number; settings: string[] };

test('each file has a process of its own, which has no setting of the store', async () => {
  process.env.RAZORPAY_KEY_SECRET = 'a secret';
  const [first, second] = await Promise.all([run<Where>('whichProcess'), run<Where>('whichProcess')]);
  delete process.env.RAZORPAY_KEY_SECRET;
  expect(new Set([first.pid, second.pid, process.pid]).size).toBe(3);
  expect(first.settings).not.toContain('RAZORPAY_KEY_SECRET');
});

test('a task can ask the store, and what the store refuses fails it with the same message', async () => {
  expect(await run('sum', [1, 2, 3], {}, { more: async (count: number) => count * 100 })).toBe(306);
  const refused = new HttpError(404, 'There is no more.');
  await expect(run('sum', [1], {}, { more: () => Promise.reject(refused) })).rejects.toBe(refused);
});

test('an error of the task arrives with its code, and is no fault of the file', async () => {
  await expect(run('fail')).rejects.toThrow('the task is broken');
  await expect(run('loseDatabase')).rejects.toMatchObject({ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' });
  await expect(run('missing')).rejects.toThrow(`${module} exports no missing`);
});

test.each([
  ['ends its process', 'crash', {}],
  ['takes more memory than it may', 'fillMemory', {}],
  ['takes longer than it may', 'runForever', { seconds: 3 }],
])('a file whose reader %s is too heavy', async (_what, name, changed) => {
  await expect(run(name, undefined, changed)).rejects.toThrow(FileTooHeavy);
});

function startJobs(budget: ReturnType<typeof createMemoryBudget>, sizes: readonly number[]) {
  const begun: number[] = [];
  const jobs = sizes.map((megabytes, at) => {
    const end = Promise.withResolvers<void>();
    const ended = budget.run(megabytes, () => {
      begun.push(at);
      return end.promise;
    });
    return { end: end.resolve, fail: end.reject, ended };
  });
  return { begun, jobs };
}

test('jobs begin in the order in which they came, as many as fit into the memory together', async () => {
  const { begun, jobs } = startJobs(createMemoryBudget(500), [250, 250, 500, 100]);
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  jobs[0]?.end();
  await jobs[0]?.ended;
  expect(begun).toEqual([0, 1]);
  jobs[1]?.end();
  await jobs[1]?.ended;
  expect(begun).toEqual([0, 1, 2]);
  jobs[2]?.end();
  await jobs[2]?.ended;
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('a job that fails gives its memory back', async () => {
  const { begun, jobs } = startJobs(createMemoryBudget(500), [500, 500]);
  jobs[0]?.fail(new Error('damaged'));
  await expect(jobs[0]?.ended).rejects.toThrow('damaged');
  expect(begun).toEqual([0, 1]);
});

test('a job that would never fit is refused', async () => {
  await expect(createMemoryBudget(500).run(501, async () => undefined)).rejects.toThrow('no job may have 501 MB');
});

test.runIf(process.platform === 'linux').each([
  ['buffers', 'fillBuffers', {}],
  ['WebAssembly', 'fillWebAssembly', {}],
  ['computing', 'runForever', { processorSeconds: 1 }],
])('the kernel ends it, however it goes beyond its limits: by %s', { tags: ['lab'] }, async (_what, name, changed) => {
  await expect(run(name, undefined, changed)).rejects.toThrow(FileTooHeavy);
});
