import { expect, test } from 'vitest';
import { HttpError } from '../refuse.server.ts';
import type { FileTask } from './file-process-entry.server.ts';
import { FileTooHeavy, runFileTask } from './file-processes.server.ts';

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

test.runIf(process.platform === 'linux').each([
  ['buffers', 'fillBuffers', {}],
  ['WebAssembly', 'fillWebAssembly', {}],
  ['computing', 'runForever', { processorSeconds: 1 }],
])('the kernel ends it, however it goes beyond its limits: by %s', { tags: ['lab'] }, async (_what, name, changed) => {
  await expect(run(name, undefined, changed)).rejects.toThrow(FileTooHeavy);
});
