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

test('a worker that reports while its parent is killed ends without a word', async () => {
  const parent = await startSupervised();
  await parent.open();
  const workers = await findWorkers(parent);
  const waiting = () => parent.said().match(/worker waits until its parent is gone/g);
  for (const worker of workers) process.kill(worker, 'SIGUSR2');
  await vi.waitFor(() => expect(waiting()).toHaveLength(2), { timeout: 25_000 });
  process.kill(parent.pid, 'SIGKILL');
  await parent.ended;
  expect(parent.said().match(/worker reports to a parent that is gone/g)).toHaveLength(2);
  expect(parent.said()).not.toContain('EPIPE');
});

test('Ctrl-C, which reaches every process, ends each worker once, by its parent', async () => {
  const parent = await startSupervised();
  await parent.open();
  process.kill(-parent.pid, 'SIGINT');
  expect(await parent.ended).toBe(0);
  expect(parent.said().match(/worker ends by SIGINT/g)).toHaveLength(2);
});
