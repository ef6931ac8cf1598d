import { expect, test, vi } from 'vitest';
import { findWorkers, isRunning, startSupervised } from '../../../tests/store/supervised-process.ts';
import { joinParent } from './join-parent.server.ts';

test('a process of its own has no parent', () => {
  expect(joinParent()).toBeUndefined();
});

test('no worker stays behind when the parent is killed', async () => {
  const parent = await startSupervised();
  await parent.open();
  const workers = await findWorkers(parent);
  process.kill(parent.pid, 'SIGKILL');
  await vi.waitFor(() => expect(workers.filter(isRunning)).toEqual([]), { timeout: 25_000 });
});

test('Ctrl-C, which reaches every process, ends each worker once, by its parent', async () => {
  const parent = await startSupervised();
  await parent.open();
  process.kill(-parent.pid, 'SIGINT');
  expect(await parent.ended).toBe(0);
  expect(parent.said().match(/worker ends by SIGINT/g)).toHaveLength(2);
});
