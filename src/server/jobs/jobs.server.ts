import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.server.ts';
import { observeJob } from '../metrics/observe-job.server.ts';

/** Recurring work. Every process runs it, so it must be safe to run concurrently. */
export type Job = {
  name: string;
  intervalMs: number;
  run(): Promise<unknown>;
};

export type RunningJobs = {
  stop(): Promise<void>;
};

export function startJobs(jobs: readonly Job[], log: Log): RunningJobs {
  const stopped = new AbortController();
  const loops = jobs.map((job) => loop(job, log, stopped.signal));
  return {
    async stop() {
      stopped.abort();
      await Promise.all(loops);
    },
  };
}

async function loop(job: Job, log: Log, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    await observeJob(job, job.run).catch((cause: unknown) => log.error({ err: cause, job: job.name }, 'job failed'));
    await pause(job.intervalMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
  }
}
