import { move, Piscina, transferableSymbol, valueSymbol } from 'piscina';
import { t } from '../../lib/i18n.js';
import { workerRestarts } from '../metrics/metrics.server.js';
import { retryLater } from '../refuse.server.js';
                                                    
                                                                        
import { createRpcServer,                  } from './worker-rpc.server.js';

                          
                     
                       
                                                              
                   
  

/** The pools of the queues that have one. */
                                                                    
/** An import that runs is in no queue: nobody waits for it. */
                                                           

const poolOptions                                            = {
  lists: { maxSeconds: 15, maxMegabytes: 256, niceness: 5 },
  public_files: { maxSeconds: 20, maxMegabytes: 256, niceness: 5 },
  documents: { maxSeconds: 60, maxMegabytes: 512, niceness: 10 },
  papers: { maxSeconds: 20, maxMegabytes: 256, niceness: 10 },
  imports: { maxSeconds: 120, maxMegabytes: 512, niceness: 5 },
  import_runs: { maxSeconds: 6 * 3600, maxMegabytes: 768, niceness: 10 },
  catalogue: { maxSeconds: 600, maxMegabytes: 256, niceness: 15 },
};

const idleMs = 60_000;
const retryAfterMs = 30_000;

                          
                                                                                                
  

export function createThreadPool({ maxSeconds, maxMegabytes, niceness }                   )             {
  const pool = new Piscina({
    filename: new URL('./worker-entry.server.js', import.meta.url).href,
    workerData: { niceness }                      ,
    minThreads: 0,
    idleTimeout: idleMs,
    concurrentTasksPerWorker: 1,
    atomics: 'disabled',
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: 48 },
  });
  return {
    async run        (file     , name        , input         , handlers              = {}) {
      const signal = AbortSignal.timeout(maxSeconds * 1000);
      const answering = createRpcServer(handlers);
      const task             = { file: file.href, name, input, port: answering.port };
      try {
        return (await pool.run(withItsPort(task), { signal }))          ;
      } catch (cause) {
        if (signal.aborted || hasCrashed(cause)) workerRestarts.inc({ kind: 'thread' });
        if (signal.aborted)
          throw retryLater(
            503,
            retryAfterMs,
            t`This took too long and was stopped. Please try again with a smaller request.`,
          );
        throw answering.failure ?? cause;
      } finally {
        answering.close();
      }
    },
  };
}

/** A thread that ran out of memory, or ended by itself. */
const hasCrashed = (cause         ) =>
  cause instanceof Error && 'code' in cause && String(cause.code).startsWith('ERR_WORKER_');

const withItsPort = (task            ) => move({ [transferableSymbol]: [task.port], [valueSymbol]: task });

const threads = new Map                            ();

/** Runs the export `name` of `file` in a worker thread. Call from within the queue, which bounds the tasks. */
export function runInThread        (
  poolName                ,
  file     ,
  name        ,
  input         ,
  handlers              ,
)                  {
  const pool = threads.get(poolName) ?? createThreadPool(poolOptions[poolName]);
  threads.set(poolName, pool);
  return pool.run        (file, name, input, handlers);
}
