import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.server.ts';

/** Work that is done again and again while the store runs; every process does it, so it must stand company. */
export type Job = {
  name: string;
  /** Pause between the end of one run and the beginning of the next. */
  intervalMs: number;
  run(): Promise<unknown>;
};

export type RunningJobs = {
  /** Begins no further run and waits for those under way. */
  stop(): Promise<void>;
};

/** Starts the jobs, each in a loop of its own. A run that fails is logged and tried again at its time. */
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

async function loop({ name, intervalMs, run }: Job, log: Log, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    await run().catch((cause: unknown) => log.error({ err: cause, job: name }, 'job failed'));
    await pause(intervalMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
  }
}
