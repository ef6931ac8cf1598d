import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Refusal } from '../refuse.server.ts';
import { traceQueries } from '../tracing/trace-queries.server.ts';
import {
  type ConnectionTimeouts,
  longRunningTimeouts,
  visitorTimeouts,
  withTimeouts,
} from './connection-timeouts.server.ts';
import { isReadOnly } from './database-down.server.ts';
import { createReadinessCheck } from './readiness.server.ts';

export type Queryable = { $client: pg.Pool | pg.PoolClient };

export type Db = Omit<NodePgDatabase<Record<string, never>>, 'transaction'> &
  Queryable & {
    /** For counters: commits at once without waiting for the disk; the next commit makes it durable. */
    counters: { $client: pg.Pool; transaction: Transaction };
  };

/** Writes all or nothing: rolled back when the work throws or returns a Refusal. */
type Transaction = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

export const casing = 'snake_case';

export type Connection = pg.PoolConfig;

export type Database = Omit<Db, '$client'> & {
  $client: pg.Pool;
  /** By what uses them. */
  pools: Readonly<Record<string, pg.Pool>>;
  /** For opening the same database in a worker thread. */
  connection: Connection;
  transaction: Transaction;
  /** For imports, prints and mails: uses connections with the long timeouts. */
  longTransaction: Transaction;
  /** Why a new connection cannot write; undefined when it can. */
  notReadyReason(): Promise<string | undefined>;
  dropConnections(): void;
  setUnresponsive(isUnresponsive: boolean): void;
  close(): Promise<void>;
};

// bigint columns hold ids and minor units, all within the safe integers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const int8Array: number = 1016;
const readInt8Array: (text: string) => string[] = pg.types.getTypeParser(int8Array);
pg.types.setTypeParser(int8Array, (text) => readInt8Array(text).map(Number));
// A date is a calendar day, not a moment.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const maxVisitorConnections = 16;
const maxLongConnections = 6;
const closeWithinMs = 3_000;

export function openDatabase(
  connection: Connection,
  onLost: (cause: Error) => void,
  limits: ConnectionTimeouts = visitorTimeouts,
): Database {
  const open = new Set<pg.Client>();
  class Client extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      open.add(this);
      this.once('end', () => open.delete(this));
    }
  }
  const pool = new pg.Pool({ max: maxVisitorConnections, pipeline: true, ...withTimeouts(connection, limits), Client });
  const long = new pg.Pool({
    pipeline: true,
    ...withTimeouts(connection, longRunningTimeouts),
    Client,
    max: maxLongConnections,
  });
  const counters = new pg.Pool({ ...withTimeouts(connection, limits, { synchronous_commit: 'off' }), Client, max: 1 });
  const pools = [pool, long, counters];
  let isUnresponsive = false;
  for (const one of pools) traceQueries(one);
  for (const one of pools) refuseWhile(() => isUnresponsive, one);
  let closing = false;
  for (const one of pools) one.on('error', (cause) => closing || onLost(cause));
  const shared: SharedParts = { counters: { $client: counters, transaction: transactionOn(counters, () => shared) } };
  const transaction = transactionOn(pool, () => shared);
  const longTransaction = transactionOn(long, () => shared);
  const dropConnections = () => {
    for (const client of open) client.connection.stream.destroy();
  };
  const close = async () => {
    closing = true;
    const impatient = setTimeout(dropConnections, closeWithinMs);
    await Promise.all(pools.map((one) => one.end()));
    clearTimeout(impatient);
  };
  return Object.assign(drizzle(pool, { casing }), shared, {
    pools: { visitors: pool, long, counters },
    connection,
    transaction,
    longTransaction,
    notReadyReason: createReadinessCheck(connection),
    dropConnections,
    setUnresponsive: (value: boolean) => {
      isUnresponsive = value;
    },
    close,
  });
}

type Connected = (cause: Error | undefined, client: undefined, done: () => void) => void;

function refuseWhile(isUnresponsive: () => boolean, pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (done?: Connected) => Promise<pg.PoolClient>;
  const refused = () => new Error('timeout exceeded when trying to connect');
  const guarded = (done?: Connected) => {
    if (!isUnresponsive()) return done ? connect(done) : connect();
    return done ? done(refused(), undefined, () => undefined) : Promise.reject(refused());
  };
  pool.connect = guarded as typeof pool.connect;
}

type SharedParts = Pick<Db, 'counters'>;
const perClient = new WeakMap<pg.PoolClient, Db>();

function dbOf(client: pg.PoolClient, shared: SharedParts): Db {
  const found = perClient.get(client) ?? Object.assign(drizzle(client, { casing }), shared);
  perClient.set(client, found);
  return found;
}

function transactionOn(pool: pg.Pool, shared: () => SharedParts): Transaction {
  return async (work) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    // Without a listener, losing the connection between two queries would end the process.
    const onBroken = (cause: Error) => {
      broken = cause;
    };
    client.on('error', onBroken);
    try {
      // Sent together with the first statement to save a round trip; PostgreSQL runs them in order.
      const [, result] = await Promise.all([client.query('BEGIN'), work(dbOf(client, shared()))]);
      await client.query(result instanceof Refusal ? 'ROLLBACK' : 'COMMIT');
      return result;
    } catch (cause) {
      await client.query('ROLLBACK').catch((lost: Error) => {
        broken = lost;
      });
      // The next connection may reach the new primary.
      if (isReadOnly(cause)) broken ??= new Error('the server is read-only');
      throw cause;
    } finally {
      client.off('error', onBroken);
      client.release(broken);
    }
  };
}
