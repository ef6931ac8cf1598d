import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of this process; prom-client's AggregatorRegistry adds up those of several processes of one store. */
export const processRegistry = new Registry();
const registers = [processRegistry];

/** Memory, processor, event loop and garbage collection. */
export function collectProcessMetrics(): void {
  if (!processRegistry.getSingleMetric('process_cpu_seconds_total'))
    collectDefaultMetrics({ register: processRegistry });
  // Gauges of the library whose names say counter, which checkers of metrics refuse; the same figures stand under other names.
  for (const name of ['handles', 'requests', 'resources'])
    processRegistry.removeSingleMetric(`nodejs_active_${name}_total`);
}

export const httpRequests = new Counter({
  name: 'raceway_http_requests_total',
  help: 'Requests for pages, calls and files, by the pattern of their route.',
  registers,
  labelNames: ['site', 'method', 'route', 'status'] as const,
});

export const httpDuration = new Histogram({
  name: 'raceway_http_request_duration_seconds',
  help: 'Seconds until a reply began.',
  registers,
  labelNames: ['method', 'route'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

let running = 0;

/** A count of our own, because changing a gauge costs more. */
export const noteRunning = (change: 1 | -1): void => {
  running += change;
};

new Gauge({
  name: 'raceway_http_requests_running',
  help: 'Requests that are being worked on.',
  registers,
  collect() {
    this.set(running);
  },
});

export const cacheLookups = new Counter({
  name: 'raceway_cache_lookups_total',
  help: 'Lookups in the caches of the process.',
  registers,
  labelNames: ['cache'] as const,
});

export const cacheMisses = new Counter({
  name: 'raceway_cache_misses_total',
  help: 'What had to be computed, because no cache had it and nobody was computing it.',
  registers,
  labelNames: ['cache'] as const,
});

export const searches = new Counter({
  name: 'raceway_searches_total',
  help: 'Searches by what they found: the number itself, something like it, or nothing.',
  registers,
  labelNames: ['site', 'kind', 'result'] as const,
});

export const jobRuns = new Counter({
  name: 'raceway_job_runs_total',
  help: 'Runs of background jobs.',
  registers,
  labelNames: ['job_name', 'outcome'] as const,
});

export const jobSucceededAt = new Gauge({
  name: 'raceway_job_last_success_timestamp_seconds',
  help: 'When a background job last succeeded.',
  registers,
  labelNames: ['job_name'] as const,
  aggregator: 'max',
});

export const jobInterval = new Gauge({
  name: 'raceway_job_interval_seconds',
  help: 'The pause between two runs of a background job.',
  registers,
  labelNames: ['job_name'] as const,
  aggregator: 'max',
});

export const jobDuration = new Gauge({
  name: 'raceway_job_last_duration_seconds',
  help: 'How long the last run of a background job took.',
  registers,
  labelNames: ['job_name'] as const,
  aggregator: 'max',
});

export const threadRestarts = new Counter({
  name: 'raceway_thread_restarts_total',
  help: 'Worker threads, and processes that open files, that ended by themselves or were stopped.',
  registers,
});

/** Metrics of the parent of workers, whose own registries do not know them. */
export const parentRegistry = new Registry();

export const workerRestarts = new Counter({
  name: 'raceway_worker_restarts_total',
  help: 'Worker processes that ended by themselves and were started again.',
  registers: [parentRegistry],
});
