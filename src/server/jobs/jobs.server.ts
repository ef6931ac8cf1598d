import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.server.ts';
import { observeJob } from '../metrics/observe-job.server.ts';
import type { JobLeases } from './job-leases.server.ts';

/**
 * Recurring work. It must be safe to run concurrently even where leases give it to one process: one that was frozen in the
 * middle of a run goes on beside its successor.
 */
export type Job = {
  name: string;
  intervalMs: number;
  /** The pause after the start of the process, so that heavy work does not delay the first visitors. */
  firstRunAfterMs?: number;
  run(): Promise<unknown>;
};

export type RunningJobs = {
  stop(): Promise<void>;
};

/** Without `leases` this process runs every job. */
export function startJobs(jobs: readonly Job[], log: Log, leases?: JobLeases): RunningJobs {
  const stopped = new AbortController();
  const stopping = new Promise<void>((resolve) => stopped.signal.addEventListener('abort', () => resolve()));
  const mayRun = async ({ name }: Job) => {
    if (!leases || leases.isMine(name)) return;
    await Promise.race([leases.becomesMine(name), stopping]);
  };
  const loops = jobs.map((job) => loop(job, log, stopped.signal, () => mayRun(job)));
  return {
    async stop() {
      stopped.abort();
      await Promise.all(loops);
      await leases?.stop();
    },
  };
}

async function loop(job: Job, log: Log, stopped: AbortSignal, mayRun: () => Promise<void>): Promise<void> {
  const wait = (ms: number) => pause(ms, undefined, { signal: stopped, ref: false }).catch(() => undefined);
  if (job.firstRunAfterMs) await wait(job.firstRunAfterMs);
  for (;;) {
    await mayRun();
    if (stopped.aborted) return;
    await observeJob(job, job.run).catch((cause: unknown) => log.error({ err: cause, job: job.name }, 'job failed'));
    await wait(job.intervalMs);
  }
}
