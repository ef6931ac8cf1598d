import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.server.ts';
import { isDatabaseDown } from '../database/database-down.server.ts';
import type { Log } from '../log.server.ts';
import { releaseAllJobs, releaseJobs, takeJobs } from './job-leases.db.ts';

export type JobLeases = {
  /** True while this process, and no other, runs the job. */
  isMine(job: string): boolean;
  /** Resolves when the job is this process's, or when the leases have stopped. */
  becomesMine(job: string): Promise<void>;
  /** Gives all jobs back, so that another process takes them up at once. */
  stop(): Promise<void>;
};

/** Together less than the ten seconds within which another process takes up the jobs of one that died. */
const defaults = { leaseSeconds: 6, renewMs: 2_000 };

/**
 * Divides jobs among the processes of one database. A lease counts from before it was asked for, by a clock that runs on
 * while the process is frozen, so that it ends here before it can begin elsewhere.
 */
export function leaseJobs(
  database: Pick<Database, 'counters'>,
  jobs: readonly string[],
  log: Log,
  { leaseSeconds, renewMs } = defaults,
): JobLeases {
  const owner = randomUUID();
  const stopped = new AbortController();
  let mine: ReadonlySet<string> = new Set();
  let mineUntil = 0;
  let changed = Promise.withResolvers<void>();

  async function renew(): Promise<void> {
    const askedAt = performance.now();
    const rows = await takeJobs(database.counters, { owner, jobs: [...jobs], seconds: leaseSeconds });
    mine = new Set(rows.map(({ job }) => job));
    mineUntil = askedAt + leaseSeconds * 1000;
    changed.resolve();
    changed = Promise.withResolvers();
  }

  async function keep(): Promise<void> {
    while (!stopped.signal.aborted) {
      await renew().catch((cause: unknown) => {
        if (!isDatabaseDown(cause)) log.error({ err: cause }, 'the leases of jobs could not be renewed');
      });
      await pause(renewMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  }

  const keeping = keep();
  const isMine = (job: string) => mine.has(job) && performance.now() < mineUntil;
  return {
    isMine,
    async becomesMine(job) {
      while (!isMine(job) && !stopped.signal.aborted) await changed.promise;
    },
    async stop() {
      stopped.abort();
      changed.resolve();
      await keeping;
      mine = new Set();
      await releaseJobs(database.counters, { owner }).catch(() => undefined);
    },
  };
}

/** Releases every job of a database that only this process, or its parent, can use. */
export const releaseEveryJob = (database: Database): Promise<unknown> => releaseAllJobs(database, {});
