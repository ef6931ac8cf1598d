export type QueueOptions = {
  concurrency: number;
  perCaller: number;
  maxWaiting: number;
  maxWaitingPerCaller: number;
};

export class QueueFullError extends Error {
  readonly fullFor: 'caller' | 'all';
  constructor(fullFor: 'caller' | 'all') {
    super(`the queue is full for ${fullFor}`);
    this.fullFor = fullFor;
  }
}

export type FairQueue = {
  /** Throws QueueFullError when too many jobs wait, and the signal's reason when it aborts the wait. */
  run<Result>(caller: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Throws what `run` would throw at once. */
  refuseWhenFull(caller: string): void;
  waiting(): number;
  /** Whether jobs wait because others have all places. */
  isCrowded(): boolean;
};

type Begin = () => void;

export function createFairQueue({ concurrency, perCaller, maxWaiting, maxWaitingPerCaller }: QueueOptions): FairQueue {
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

  const refuseWhenFull = (caller: string) => {
    const mustWait = runningInAll() >= concurrency || runningOf(caller) >= perCaller;
    if (mustWait && waitingOf(caller).length >= maxWaitingPerCaller) throw new QueueFullError('caller');
    if (mustWait && waitingInAll() >= maxWaiting) throw new QueueFullError('all');
  };

  const turn = (caller: string, signal: AbortSignal | undefined) => {
    refuseWhenFull(caller);
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
    refuseWhenFull,
    waiting: waitingInAll,
    isCrowded: () => runningInAll() >= concurrency && waitingInAll() > 0,
  };
}
