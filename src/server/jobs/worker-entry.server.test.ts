import { MessageChannel } from 'node:worker_threads';
import { move, Piscina, transferableSymbol, valueSymbol } from 'piscina';
import { afterAll, expect, test } from 'vitest';
import type { ThreadTask } from './worker-entry.server.ts';
import { createRpcServer } from './worker-rpc.server.ts';

const file = new URL('../../../tests/store/worker-thread-tasks.ts', import.meta.url).href;
const pool = new Piscina({
  filename: new URL('./worker-entry.server.ts', import.meta.url).href,
  workerData: { niceness: 3 },
  maxThreads: 1,
});
afterAll(() => pool.destroy());

function runTask(task: Pick<ThreadTask, 'name' | 'input'>, port = new MessageChannel().port2) {
  const whole: ThreadTask = { file, port, ...task };
  return pool.run(move({ [transferableSymbol]: [port], [valueSymbol]: whole }));
}

test('the export of a file is called with its input, and may ask the main thread', async () => {
  const server = createRpcServer({ more: async (count: number) => count * 100 });
  expect(await runTask({ name: 'sum', input: [1, 2, 3] }, server.port)).toBe(306);
  server.close();
});

test('a function that a file does not export is named', async () => {
  await expect(runTask({ name: 'missing', input: null })).rejects.toThrow(`${file} exports no missing`);
});

test.runIf(process.platform === 'linux')('the thread takes the priority of its pool', async () => {
  expect(await runTask({ name: 'whereAmI', input: null })).toMatchObject({ priority: 3 });
});
