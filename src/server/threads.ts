import { Piscina } from 'piscina';
import { say } from '../lib/say.ts';
import type { HeavyLane } from './heavy-work.ts';
import { retryLater } from './refuse.ts';
import type { ThreadStart, ThreadTask } from './thread-start.ts';

type ThreadTerms = {
  /** A task that takes longer is stopped, and its thread with it. */
  maxSeconds: number;
  maxMegabytes: number;
  /** What the system gives its processors to first: 0 is the store itself, 19 comes last. */
  niceness: number;
};

const terms: Record<HeavyLane, ThreadTerms> = {
  lists: { maxSeconds: 5, maxMegabytes: 256, niceness: 5 },
  item_files: { maxSeconds: 20, maxMegabytes: 256, niceness: 5 },
  documents: { maxSeconds: 60, maxMegabytes: 512, niceness: 10 },
  catalogue: { maxSeconds: 600, maxMegabytes: 1024, niceness: 15 },
};

const idleMs = 60_000;
const retryAfterMs = 30_000;
const pools = new Map<HeavyLane, Piscina<ThreadTask>>();

/** The queue of a lane bounds how much runs at once, so a pool has a thread for whatever comes. */
function poolOf(lane: HeavyLane): Piscina<ThreadTask> {
  const { maxMegabytes, niceness } = terms[lane];
  const known = pools.get(lane);
  const pool =
    known ??
    new Piscina<ThreadTask>({
      filename: new URL('./thread-start.ts', import.meta.url).href,
      workerData: { niceness } satisfies ThreadStart,
      minThreads: 0,
      idleTimeout: idleMs,
      concurrentTasksPerWorker: 1,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: 48 },
    });
  pools.set(lane, pool);
  return pool;
}

/**
 * Calls the function `name` of the module `file` with `input` in a thread beside the one that answers calls; what goes in
 * and comes out is copied. To be called from within the lane, whose queue bounds it. A task that crashes or takes too
 * long costs its thread only.
 */
export async function inThread<Output>(lane: HeavyLane, file: URL, name: string, input: unknown): Promise<Output> {
  const signal = AbortSignal.timeout(terms[lane].maxSeconds * 1000);
  try {
    return (await poolOf(lane).run({ file: file.href, name, input }, { signal })) as Output;
  } catch (cause) {
    if (!signal.aborted) throw cause;
    throw retryLater(503, retryAfterMs, say`This took too long and was stopped. Please try again with less at once.`);
  }
}
