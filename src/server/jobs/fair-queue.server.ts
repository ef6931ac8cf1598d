export type QueueOptions = {
  /** Jobs that run at once: of all callers, and of one. */
  concurrency: number;
  perCaller: number;
  /** Jobs that may wait: of all callers, and of one. */
  maxWaiting: number;
  maxWaitingPerCaller: number;
};

/** A job was not taken in, because its caller or all callers together have too many waiting. */
export class QueueFullError extends Error {
  readonly fullFor: 'caller' | 'all';
  constructor(fullFor: 'caller' | 'all') {
    super(`the queue is full for ${fullFor}`);
    this.fullFor = fullFor;
  }
}

export type FairQueue = {
  /**
   * Runs `work` when it is the caller's turn. Rejects with `QueueFull` when it may not even wait, and with the signal's
   * reason when that ends the wait; work that has begun is not stopped.
   */
  run<Result>(caller: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  waiting(): number;
};

type Begin = () => void;

/** Callers take turns, however many jobs each of them has waiting. */
export function createFairQueue({ concurrency, perCaller, maxWaiting, maxWaitingPerCaller }: QueueOptions): FairQueue {
  /** In the order of the next turn. */
  const waiting = new Map<string, Begin[]>();
  const running = new Map<string, number>();
  const runningOf = (caller: string) => running.get(caller) ?? 0;
  const waitingOf = (caller: string) => waiting.get(caller) ?? [];
  const runningInAll = () => [...running.values()].reduce((sum, count) => sum + count, 0);
  const waitingInAll = () => [...waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);

  const setWaiting = (caller: string, jobs: Begin[]) => {
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

  const end = (caller: string) => {
    const left = runningOf(caller) - 1;
    if (left > 0) running.set(caller, left);
    else running.delete(caller);
    beginNext();
  };

  const turn = (caller: string, signal: AbortSignal | undefined) => {
    const mustWait = runningInAll() >= concurrency || runningOf(caller) >= perCaller;
    if (mustWait && waitingOf(caller).length >= maxWaitingPerCaller) throw new QueueFullError('caller');
    if (mustWait && waitingInAll() >= maxWaiting) throw new QueueFullError('all');
    return new Promise<void>((resolve, reject) => {
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
