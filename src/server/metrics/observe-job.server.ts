import { jobDuration, jobInterval, jobRuns, jobSucceededAt } from './metrics.server.ts';

/** Counts a run of a background job, and what became of it. */
export async function observeJob<Result>(
  { name: job, intervalMs }: { name: string; intervalMs: number },
  run: () => Promise<Result>,
): Promise<Result> {
  jobInterval.set({ job }, intervalMs / 1000);
  const stop = jobDuration.startTimer({ job });
  try {
    const result = await run();
    jobRuns.inc({ job, outcome: 'done' });
    jobSucceededAt.set({ job }, Date.now() / 1000);
    return result;
  } catch (cause) {
    jobRuns.inc({ job, outcome: 'failed' });
    throw cause;
  } finally {
    stop();
  }
}
