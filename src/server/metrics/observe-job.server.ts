import { jobDuration, jobInterval, jobRuns, jobSucceededAt } from './metrics.server.ts';

/** Counts a run of a background job, and what became of it. */
export async function observeJob<Result>(
  { name: job_name, intervalMs }: { name: string; intervalMs: number },
  run: () => Promise<Result>,
): Promise<Result> {
  jobInterval.set({ job_name }, intervalMs / 1000);
  const stop = jobDuration.startTimer({ job_name });
  try {
    const result = await run();
    jobRuns.inc({ job_name, outcome: 'done' });
    jobSucceededAt.set({ job_name }, Date.now() / 1000);
    return result;
  } catch (cause) {
    jobRuns.inc({ job_name, outcome: 'failed' });
    throw cause;
  } finally {
    stop();
  }
}
