import { setTimeout as pause } from 'node:timers/promises';
import { type OpenedStore, openPreparedStore } from './open-store.server.ts';
import type { Connection } from './server/database/database.server.ts';
import { isDatabaseDown } from './server/database/database-down.server.ts';
import type { Env } from './server/env.server.ts';
import type { Log } from './server/log.server.ts';
import type { Build } from './server/pages/ensure-build.server.ts';

/** The parent has prepared this once for all its workers. */
export type Prepared = { connection: Connection; build: Build };

type OpenedByWorker = [OpenedStore & { lost: Promise<never> }, Build];

const tryEveryMs = 500;

/** Waits for a database that is away, because the other workers serve meanwhile. The parent watches the embedded one. */
export async function openAsWorker({ connection, build }: Prepared, env: Env, log: Log): Promise<OpenedByWorker> {
  for (;;) {
    try {
      return [{ ...(await openPreparedStore(connection, env, log)), lost: new Promise(() => {}) }, build];
    } catch (cause) {
      if (!isDatabaseDown(cause)) throw cause;
      log.warn({ err: cause }, 'a worker waits for the database');
      await pause(tryEveryMs);
    }
  }
}
