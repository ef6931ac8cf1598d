import { siteCodes } from '../../sites/site.ts';

// The connections of all workers must fit into what the database server allows.

export type ConnectionBudget = {
  workers: number;
  /** The pools of each worker: for visitors and for long work. */
  visitors: number;
  long: number;
  total: number;
};

const full = { visitors: 16, long: 6 };
const least = { visitors: 4, long: 2 };
/** Counters, heartbeat and readiness; three threads that read the first lines of an uploaded file. */
const others = 3 + 3;
const leastPerWorker = least.visitors + least.long + others;

/** The connections of the thread that writes an import: two to read, one to write a batch, one for what a line writes by itself. */
export const importConnections = { max: 2, maxLong: 2 };
/** Each shop has one import at a time, in any worker. */
const forImports = siteCodes.length * (importConnections.max + importConnections.maxLong);

/** The connections of the process that makes an export: one stores parts, one reads. A file and an archive are made at a time. */
export const exportConnections = { max: 1, maxLong: 1 };
const forFiles = forImports + 2 * (exportConnections.max + exportConnections.maxLong);

export const leastFor = (workers: number) => workers * leastPerWorker + forFiles;

/** Undefined when so many workers cannot work with so few connections. */
export function budgetOf(
  { count, mayBeFewer }: { count: number; mayBeFewer: boolean },
  allowed: number,
): ConnectionBudget | undefined {
  const workers = mayBeFewer ? Math.min(count, Math.floor((allowed - forFiles) / leastPerWorker)) : count;
  const share = Math.floor((allowed - forFiles) / workers);
  if (workers < 1 || share < leastPerWorker) return undefined;
  const pools = Math.min(share - others, full.visitors + full.long);
  const long = Math.max(least.long, Math.floor((pools * full.long) / (full.visitors + full.long)));
  return { workers, visitors: pools - long, long, total: workers * (pools + others) + forFiles };
}
