import { expect, test, vi } from 'vitest';
import { createLog } from '../log.server.ts';
import { startJobs } from './jobs.server.ts';

const log = createLog('silent');

test('a job repeats until it is stopped, even after a failure', async () => {
  let runs = 0;
  const thrice = Promise.withResolvers<void>();
  const jobs = startJobs(
    [
      {
        name: 'counting',
        intervalMs: 1,
        run: async () => {
          runs += 1;
          if (runs === 3) thrice.resolve();
          throw new Error('no matter');
        },
      },
    ],
    log,
  );
  await thrice.promise;
  await jobs.stop();
  const then = runs;
  await new Promise((resolve) => setImmediate(resolve));
  expect(runs).toBe(then);
});

test('a job that is to wait after the start has not run when the store stops before', async () => {
  const run = vi.fn(async () => undefined);
  const jobs = startJobs([{ name: 'heavy', intervalMs: 1, firstRunAfterMs: 600_000, run }], log);
  await jobs.stop();
  expect(run).not.toHaveBeenCalled();
});

test('stopping waits for the current run', async () => {
  const work = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const run = () => {
    begun.resolve();
    return work.promise;
  };
  const jobs = startJobs([{ name: 'long', intervalMs: 1, run }], log);
  await begun.promise;
  const stopped = vi.fn();
  const stopping = jobs.stop().then(stopped);
  await new Promise((resolve) => setImmediate(resolve));
  expect(stopped).not.toHaveBeenCalled();
  work.resolve();
  await stopping;
});
