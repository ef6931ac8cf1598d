import { LRUCache } from 'lru-cache';
import { type Held, ofFirstHolder } from './holders.server.ts';

export type QueueOptions = {
  /** Jobs that run at once. */
  concurrency: number;
  /** Runs as many jobs of each audience even while others have all places. */
  reserved: number;
  perCaller: number;
  /** Limits the jobs of a network, however many callers are in it. */
  perNetwork: number;
  /** Limits the jobs of each audience that wait. */
  maxWaiting: number;
  maxWaitingPerCaller: number;
};

/** The audience, the networks from the widest, the caller. */
export type Holders = readonly [audience: string, ...string[]];

export class QueueFullError extends Error {
  readonly fullFor: 'caller' | 'all';
  constructor(fullFor: 'caller' | 'all') {
    super(`the queue is full for ${fullFor}`);
    this.fullFor = fullFor;
  }
}

export type FairQueue = {
  /**
   * Throws QueueFullError when the caller has too many jobs waiting, and when all have: then the last job of who has most
   * gives way. Throws the signal's reason when it aborts the wait.
   */
  run<Result>(holders: Holders, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Throws what `run` would throw at once. */
  refuseWhenFull(holders: Holders): void;
  waiting(): number;
  /** Whether jobs wait because others have all places. */
  isCrowded(): boolean;
};

type Job = Held & { holders: Holders; arrivedAt: number; begin: () => void; refuse: (cause: unknown) => void };

/** Whose turns are forgotten counts as somebody who has had none since the oldest waiting job came. */
const maxRememberedTurns = 10_000;

export function createFairQueue(options: QueueOptions): FairQueue {
  const { concurrency, reserved, perCaller, perNetwork, maxWaiting, maxWaitingPerCaller } = options;
  let waiting: readonly Job[] = [];
  let runningInAll = 0;
  const running = new Map<string, number>();
  const lastTurns = new LRUCache<string, number>({ max: maxRememberedTurns });
  let time = 0;

  const runningOf = (holder: string) => running.get(holder) ?? 0;
  const callerOf = ({ holders }: Held) => holders.at(-1) ?? '';

  const hasPlaceFor = ({ holders: [audience] }: Job) => runningInAll < concurrency || runningOf(audience) < reserved;
  const isWithinLimits = ({ holders: [, ...within] }: Job) =>
    within.every((holder, index) => runningOf(holder) < (index === within.length - 1 ? perCaller : perNetwork));
  const mayBegin = (job: Job) => hasPlaceFor(job) && isWithinLimits(job);

  const countRunning = ({ holders }: Job, change: 1 | -1) => {
    runningInAll += change;
    for (const holder of holders) {
      const count = runningOf(holder) + change;
      if (count > 0) running.set(holder, count);
      else running.delete(holder);
    }
  };

  const leave = (job: Job) => {
    waiting = waiting.filter((other) => other !== job);
  };

  const waitsSince = (jobs: readonly Job[], holder: string) =>
    Math.max(lastTurns.get(holder) ?? 0, jobs[0]?.arrivedAt ?? 0);

  const beginNext = () => {
    for (;;) {
      const [next] = ofFirstHolder(waiting.filter(mayBegin), waitsSince);
      if (!next) return;
      leave(next);
      countRunning(next, 1);
      time += 1;
      for (const holder of next.holders) lastTurns.set(holder, time);
      next.begin();
    }
  };

  /** The newcomer itself where nobody has more jobs waiting; undefined while there is room. */
  const whoGivesWay = (newcomer: Job): Job | undefined => {
    const [audience] = newcomer.holders;
    const newestFirst = [newcomer, ...waiting.filter(({ holders }) => holders[0] === audience).toReversed()];
    return newestFirst.length > maxWaiting ? ofFirstHolder(newestFirst, (jobs) => -jobs.length)[0] : undefined;
  };

  /** Undefined when it may begin or wait, else why not. */
  const refusalOf = (newcomer: Job): QueueFullError | undefined => {
    if (mayBegin(newcomer)) return undefined;
    const caller = callerOf(newcomer);
    const ofCaller = waiting.filter((job) => callerOf(job) === caller).length;
    if (ofCaller >= maxWaitingPerCaller) return new QueueFullError('caller');
    return whoGivesWay(newcomer) === newcomer ? new QueueFullError('all') : undefined;
  };

  const newJob = (holders: Holders): Job => {
    time += 1;
    return { holders, arrivedAt: time, begin: () => undefined, refuse: () => undefined };
  };

  const refuseWhenFull = (job: Job) => {
    const refusal = refusalOf(job);
    if (refusal) throw refusal;
  };

  const turn = (job: Job, signal: AbortSignal | undefined) => {
    refuseWhenFull(job);
    return new Promise<void>((resolve, reject) => {
      const abort = () => job.refuse(signal?.reason);
      job.begin = () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      job.refuse = (cause) => {
        signal?.removeEventListener('abort', abort);
        leave(job);
        reject(cause);
      };
      signal?.addEventListener('abort', abort, { once: true });
      if (!mayBegin(job)) whoGivesWay(job)?.refuse(new QueueFullError('all'));
      waiting = [...waiting, job];
      beginNext();
    });
  };

  return {
    async run(holders, work, signal) {
      signal?.throwIfAborted();
      const job = newJob(holders);
      await turn(job, signal);
      try {
        return await work();
      } finally {
        countRunning(job, -1);
        beginNext();
      }
    },
    refuseWhenFull: (holders) => refuseWhenFull(newJob(holders)),
    waiting: () => waiting.length,
    isCrowded: () => waiting.some(isWithinLimits),
  };
}
