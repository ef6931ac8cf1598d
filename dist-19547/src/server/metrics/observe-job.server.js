import { jobDuration, jobInterval, jobRuns, jobSucceededAt } from './metrics.server.js';

/** Counts a run of a background job, and what became of it. */
export async function observeJob        (
  { name: job_name, intervalMs }                                      ,
  run                       ,
)                  {
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
