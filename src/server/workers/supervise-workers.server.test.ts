import type { Worker } from 'node:cluster';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../../tests/store/store-process.ts';
import { findWorkers, isRunning, startSupervised } from '../../../tests/store/supervised-process.ts';
import { createLog } from '../log.server.ts';
import { watchWorkers } from './supervise-workers.server.ts';

const patient = { timeout: 25_000 };

test('one worker answers while the store is prepared, then two share the port; a killed one is replaced', async () => {
  const parent = await startSupervised();
  await parent.until('listening');
  expect(await parent.ask()).toMatchObject({ said: 'preparing' });
  await parent.open();
  expect(await parent.ask()).toMatchObject({ said: 'prepared' });
  const before = await findWorkers(parent);
  expect(before).toHaveLength(2);
  const [killed = 0, other = 0] = before;
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(async () => {
    const now = await findWorkers(parent);
    expect(now).toHaveLength(2);
    expect(now).not.toContain(killed);
    expect(now).toContain(other);
  }, patient);
  process.kill(parent.pid, 'SIGINT');
  expect(await parent.ended).toBe(0);
  expect(parent.said().match(/worker ends by SIGINT/g)).toHaveLength(2);
});

type Answer = () => boolean;

function watchOne(answers: Answer, everyTook = 1000) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const kill = vi.fn();
  const worker = { isDead: () => false, process: { pid: 7, kill } } as unknown as Worker;
  const watch = watchWorkers((asked) => answers() && watch.answered(asked), createLog('silent'), 10_000);
  watch.begin(worker);
  onTestFinished(() => {
    watch.end();
    clock.mockRestore();
    vi.useRealTimers();
  });
  const pass = (rounds: number, took = everyTook) => {
    for (let round = 0; round < rounds; round += 1) {
      now += took;
      vi.advanceTimersByTime(1000);
    }
  };
  return { kill, pass };
}

test('a worker that has answered nothing for ten seconds is killed once', () => {
  const { kill, pass } = watchOne(() => false);
  pass(10);
  expect(kill).not.toHaveBeenCalled();
  pass(5);
  expect(kill.mock.calls).toEqual([['SIGKILL']]);
});

test('one that answers now and then is left alone', () => {
  let asked = 0;
  const { kill, pass } = watchOne(() => ++asked % 8 === 0);
  pass(100);
  expect(kill).not.toHaveBeenCalled();
});

test('where the parent stood still as well, its workers get the time again', () => {
  const { kill, pass } = watchOne(() => false);
  pass(9);
  pass(1, 30_000);
  pass(9);
  expect(kill).not.toHaveBeenCalled();
  pass(1);
  expect(kill).toHaveBeenCalled();
});

test('a worker that stands still is killed and replaced, and the log says so', { tags: ['lab'] }, async () => {
  const parent = await startSupervised({ SILENCE_MS: '2000' });
  await parent.open();
  const [frozen = 0] = await findWorkers(parent);
  process.kill(frozen, 'SIGSTOP');
  await parent.until(`"worker":${frozen},"msg":"a worker did not answer for 2 seconds and is killed"`);
  await vi.waitFor(() => expect(isRunning(frozen)).toBe(false), patient);
  await vi.waitFor(async () => expect(await findWorkers(parent)).toHaveLength(2), patient);
});

test('workers that end again and again are given up with one sentence', { tags: ['lab'] }, async () => {
  const parent = await startSupervised({ FAILS: '1' });
  await parent.until('listening');
  process.kill(parent.pid, 'SIGUSR2');
  expect(await parent.ended).toBe(1);
  expect(parent.said()).toContain(
    'The workers end again and again right after their start (exit code 7); the store ends too.',
  );
});

test('a first worker that cannot listen ends the parent', { tags: ['lab'] }, async () => {
  const taken = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const parent = await startSupervised({ PORT: String(port) });
  expect(await parent.ended).toBe(9);
  expect(isRunning(parent.pid)).toBe(false);
});
