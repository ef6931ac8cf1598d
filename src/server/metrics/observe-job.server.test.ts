import { expect, test } from 'vitest';
import { processRegistry } from './metrics.server.ts';
import { observeJob } from './observe-job.server.ts';

const job = { name: 'a job of this test', intervalMs: 2000 };
const runsBy = async () => {
  const { values } = (await processRegistry.getSingleMetric('raceway_job_runs_total')?.get()) ?? { values: [] };
  return values
    .filter(({ labels }) => labels.job_name === job.name)
    .map(({ labels, value }) => [labels.outcome, value]);
};
const read = async (name: string) => {
  const metric = await processRegistry.getSingleMetric(name)?.get();
  return metric?.values.find(({ labels }) => labels.job_name === job.name)?.value;
};

test('a job that succeeds is counted, with when and how often it runs', async () => {
  const before = Date.now() / 1000;
  expect(await observeJob(job, async () => 7)).toBe(7);
  expect(await runsBy()).toEqual([['done', 1]]);
  expect(await read('raceway_job_last_success_timestamp_seconds')).toBeGreaterThanOrEqual(before);
  expect(await read('raceway_job_interval_seconds')).toBe(2);
  expect(await read('raceway_job_last_duration_seconds')).toBeGreaterThanOrEqual(0);
});

test('a job that fails is counted as failed, and its last success stays', async () => {
  const succeededAt = await read('raceway_job_last_success_timestamp_seconds');
  await expect(observeJob(job, async () => Promise.reject(new Error('no mail server')))).rejects.toThrow('no mail');
  expect(await runsBy()).toEqual([
    ['done', 1],
    ['failed', 1],
  ]);
  expect(await read('raceway_job_last_success_timestamp_seconds')).toBe(succeededAt);
});
