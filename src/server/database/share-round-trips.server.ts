import type pg from 'pg';
import type { Database } from './database.server.ts';
import { isWrite } from './guard-pool.server.ts';

/**
 * The database for one request: what it reads in one turn of the event loop shares a connection and a round trip. When
 * one of these statements fails, those after it fail as well. Writes outside a transaction stay by themselves. What is
 * kept for all requests is kept by `changes`, because this object lives as long as its request.
 */
export function shareRoundTrips(database: Database): Database {
  if (sharing.has(database)) return database;
  const shared = Object.create(database, { $client: { value: sharingPool(database.$client) } });
  sharing.add(shared);
  return shared;
}

const sharing = new WeakSet<Database>();

type Waiting = { config: pg.QueryConfig } & Pick<PromiseWithResolvers<unknown>, 'promise' | 'resolve' | 'reject'>;

function sharingPool(pool: pg.Pool): pg.Pool {
  let waiting: Waiting[] = [];
  const send = () => {
    const batch = waiting;
    waiting = [];
    const [only] = batch;
    if (batch.length === 1 && only) pool.query(only.config).then(only.resolve, only.reject);
    else sendTogether(pool, batch);
  };
  const query = (config: string | pg.QueryConfig) => {
    if (isWrite(config)) return pool.query(config);
    if (waiting.length === 0) process.nextTick(send);
    const own = Promise.withResolvers<unknown>();
    waiting.push({ config: typeof config === 'string' ? { text: config } : config, ...own });
    return own.promise;
  };
  return Object.create(pool, { query: { value: query }, connect: { value: pool.connect.bind(pool) } });
}

async function sendTogether(pool: pg.Pool, batch: readonly Waiting[]): Promise<void> {
  try {
    const client = await pool.connect();
    const sent = batch.map(({ config }) => client.query(config));
    for (const [n, { resolve, reject }] of batch.entries()) sent[n]?.then(resolve, reject);
    const failed = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected');
    // The client is not used again after an error, as the pool itself does.
    client.release(failed !== undefined);
  } catch (cause) {
    for (const { reject } of batch) reject(cause);
  }
}
