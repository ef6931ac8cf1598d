                            
                      
                    
                     
                              
  

export class QueueFullError extends Error {
           fullFor                  ;
  constructor(fullFor                  ) {
    super(`the queue is full for ${fullFor}`);
    this.fullFor = fullFor;
  }
}

                         
                                                                                                        
                                                                                                  
                    
  

                        

export function createFairQueue({ concurrency, perCaller, maxWaiting, maxWaitingPerCaller }              )            {
  const waiting = new Map                 ();
  const running = new Map                ();
  const runningOf = (caller        ) => running.get(caller) ?? 0;
  const waitingOf = (caller        ) => waiting.get(caller) ?? [];
  const runningInAll = () => [...running.values()].reduce((sum, count) => sum + count, 0);
  const waitingInAll = () => [...waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);

  const setWaiting = (caller        , jobs         ) => {
    if (jobs.length > 0) waiting.set(caller, jobs);
    else waiting.delete(caller);
  };

  const beginNext = () => {
    while (runningInAll() < concurrency) {
      const next = [...waiting].find(([caller]) => runningOf(caller) < perCaller);
      if (!next) return;
      const [caller, [begin, ...later]] = next;
      waiting.delete(caller);
      setWaiting(caller, later);
      running.set(caller, runningOf(caller) + 1);
      begin?.();
    }
  };

  const end = (caller        ) => {
    const left = runningOf(caller) - 1;
    if (left > 0) running.set(caller, left);
    else running.delete(caller);
    beginNext();
  };

  const turn = (caller        , signal                         ) => {
    const mustWait = runningInAll() >= concurrency || runningOf(caller) >= perCaller;
    if (mustWait && waitingOf(caller).length >= maxWaitingPerCaller) throw new QueueFullError('caller');
    if (mustWait && waitingInAll() >= maxWaiting) throw new QueueFullError('all');
    return new Promise      ((resolve, reject) => {
      const leave = () => {
        setWaiting(
          caller,
          waitingOf(caller).filter((job) => job !== begin),
        );
        reject(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.set(caller, [...waitingOf(caller), begin]);
      beginNext();
    });
  };

  return {
    async run(caller, work, signal) {
      signal?.throwIfAborted();
      await turn(caller, signal);
      try {
        return await work();
      } finally {
        end(caller);
      }
    },
    waiting: waitingInAll,
  };
}
