import { setTimeout as pause } from 'node:timers/promises';
                                                        
                                                  
                                                                   
                                                                
                                                                

                
                                          
                                 
                                              
                             
                    
                                  
  

/** `atOnce` does not wait for the balancer. Replies and jobs may finish within SHUTDOWN_SECONDS. */
export async function shutDownStore(
  { front, http, streams, jobs, store }         ,
  { drainSeconds, shutdownSeconds }                                               ,
  atOnce         ,
)                {
  const endBy = performance.now() + shutdownSeconds * 1000;
  const left = () => Math.max(0, endBy - performance.now());
  front.beginShutdown();
  const jobsEnded = jobs.stop();
  if (!atOnce) await pause(Math.min(drainSeconds * 1000, left()));
  streams.close();
  await http.close(left());
  const patience = new AbortController();
  const late = pause(left(), undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([jobsEnded, late]);
  patience.abort();
  await store.close();
}
