import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/server/database/database.server.ts';
import { freePort, openRunningDatabase, type StoreProcess, startStoreProcess } from './store-process.ts';
import { createScratchFolder } from './test-database.ts';

export type RunningDemo = {
  store: StoreProcess;
  database: Database;
  close(): Promise<void>;
};

/** Trusts X-Forwarded-For of its callers. */
export async function startDemo(memoryGroup?: string): Promise<RunningDemo> {
  // The scratch folder may be kept in memory, which would count as the store's.
  const dataDir = memoryGroup ? await mkdtemp(join(tmpdir(), 'raceway-demo-')) : await createScratchFolder();
  const settings = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'fatal' };
  const store = startStoreProcess(dataDir, await freePort(), settings, { memoryGroup });
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
