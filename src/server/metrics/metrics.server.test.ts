import { AggregatorRegistry } from 'prom-client';
import { expect, test } from 'vitest';
import { cacheLookups, collectProcessMetrics, jobSucceededAt, processRegistry } from './metrics.server.ts';

test('the metrics of several processes add up, and the latest success of a job counts', async () => {
  cacheLookups.inc({ cache: 'one of this test' }, 3);
  jobSucceededAt.set({ job_name: 'one of this test' }, 100);
  const one = await processRegistry.getMetricsAsJSON();
  jobSucceededAt.set({ job_name: 'one of this test' }, 160);
  const other = await processRegistry.getMetricsAsJSON();
  const text = await AggregatorRegistry.aggregate([one, other]).metrics();
  expect(text).toContain('raceway_cache_lookups_total{cache="one of this test"} 6');
  expect(text).toContain('raceway_job_last_success_timestamp_seconds{job_name="one of this test"} 160');
});

test('figures of the process are collected once, however many apps there are', async () => {
  collectProcessMetrics();
  collectProcessMetrics();
  expect(await processRegistry.metrics()).toMatch(/^process_cpu_seconds_total \d/m);
});
