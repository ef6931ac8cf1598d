import { setTimeout as pause } from 'node:timers/promises';
                                            
import { observeJob } from '../metrics/observe-job.server.js';

/** Recurring work. Every process runs it, so it must be safe to run concurrently. */
                   
               
                     
                          
  

                           
                        
  

export function startJobs(jobs                , log     )              {
  const stopped = new AbortController();
  const loops = jobs.map((job) => loop(job, log, stopped.signal));
  return {
    async stop() {
      stopped.abort();
      await Promise.all(loops);
    },
  };
}

async function loop(job     , log     , stopped             )                {
  while (!stopped.aborted) {
    await observeJob(job, job.run).catch((cause         ) => log.error({ err: cause, job: job.name }, 'job failed'));
    await pause(job.intervalMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
  }
}
