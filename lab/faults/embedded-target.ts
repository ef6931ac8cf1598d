import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Database } from '../../src/server/database/database.server.ts';
import { findRunningPostgres } from '../../src/server/embedded-postgres/find-running.server.ts';
import { freezeDatabase } from '../../tests/store/freeze-database.ts';
import { signal } from '../../tests/store/signal.ts';
import { freePort, openRunningDatabase } from '../../tests/store/store-process.ts';
import { createScratchFolder } from '../../tests/store/test-database.ts';
import { keepStore } from './kept-store.ts';
import type { Lane } from './lanes.ts';
import type { Providers } from './providers.ts';
import { storeFrozen, storeKilled } from './store-faults.ts';

export type Target = {
  ports: readonly number[];
  lanes: readonly Lane[];
  openDatabase(): Promise<Database>;
  /** A connection without the store's time limits, for what reads every row. */
  openChecker(): Promise<Pool>;
  /** What processes of the store wrote that an exception has ended. */
  crashes(): readonly string[];
  /** Waits until the store serves again. */
  opened(): Promise<void>;
  close(): Promise<void>;
};

/** One store with its own database on this machine; it loads the demo data unless `fill` leaves data there. */
export async function startEmbeddedTarget(
  { settings }: Providers,
  times: Pick<Lane, 'lastsMs' | 'quietMs'>,
  fill: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<Target> {
  const dataDir = await createScratchFolder();
  await fill(dataDir);
  const store = keepStore(dataDir, await freePort(), { DEMO: '1', LOG_LEVEL: 'fatal', ...settings });
  await store.opened();
  const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid');
  const postmaster = () => (existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0);
  const killDatabase = () => {
    const killed = postmaster();
    if (killed > 1) signal(killed, 'SIGKILL');
    return async () => {
      // On a busy machine the store learns late of it, and is open until then.
      while (postmaster() === killed) await pause(50);
      await store.opened();
    };
  };
  const faults: Lane['faults'] = [
    storeKilled(store),
    {
      name: 'database killed',
      strike: async () => killDatabase(),
    },
    {
      name: 'database and store killed',
      async strike() {
        const repaired = killDatabase();
        await store.current().send('SIGKILL');
        return repaired;
      },
    },
    {
      name: 'database frozen',
      async strike() {
        const resume = freezeDatabase(dataDir);
        return async () => resume();
      },
    },
    storeFrozen(store),
  ];
  return {
    ports: [store.port],
    lanes: [{ name: 'processes', faults, ...times }],
    openDatabase: () => openRunningDatabase(dataDir),
    openChecker: async () => new Pool(await findRunningPostgres(dataDir)),
    crashes: () => store.crashes(),
    opened: () => store.opened(),
    async close() {
      await store.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
