import { rm } from 'node:fs/promises';
import type { Database } from '../../src/server/database/database.server.ts';
import { freePort, openRunningDatabase, type StoreProcess, startStoreProcess } from './store-process.ts';
import { createScratchFolder } from './test-database.ts';

export type RunningDemo = {
  store: StoreProcess;
  database: Database;
  close(): Promise<void>;
};

/** Trusts X-Forwarded-For of its callers. */
export async function startDemo(): Promise<RunningDemo> {
  const dataDir = await createScratchFolder();
  const store = startStoreProcess(dataDir, await freePort(), { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'fatal' });
  const close = async (database?: Database) => {
    await database?.close();
    await store.send('SIGTERM');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    await store.opened;
    const database = await openRunningDatabase(dataDir);
    return { store, database, close: () => close(database) };
  } catch (cause) {
    await close();
    throw cause;
  }
}
