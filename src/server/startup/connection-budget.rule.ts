// The connections of all workers must fit into what the database server allows.

export type ConnectionBudget = {
  workers: number;
  /** Of each worker: for visitors and for long work. */
  visitors: number;
  long: number;
  total: number;
};

const full = { visitors: 16, long: 6 };
const least = { visitors: 4, long: 2 };
/** Counters, heartbeat and readiness. */
const others = 3;
export const leastPerWorker = least.visitors + least.long + others;

/** Undefined when so many workers cannot work with so few connections. */
export function budgetOf(
  { count, mayBeFewer }: { count: number; mayBeFewer: boolean },
  allowed: number,
): ConnectionBudget | undefined {
  const workers = mayBeFewer ? Math.min(count, Math.floor(allowed / leastPerWorker)) : count;
  const share = Math.floor(allowed / workers);
  if (workers < 1 || share < leastPerWorker) return undefined;
  const pools = Math.min(share - others, full.visitors + full.long);
  const long = Math.max(least.long, Math.floor((pools * full.long) / (full.visitors + full.long)));
  return { workers, visitors: pools - long, long, total: workers * (pools + others) };
}
