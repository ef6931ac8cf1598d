import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Runs a statement: a pool or one client of it. */
export type Runner = { $client: pg.Pool | pg.PoolClient };

/** What a query runs on: the pool, or the client of a transaction. */
export type Db = Omit<NodePgDatabase<Record<string, never>>, 'transaction'> &
  Runner & {
    /**
     * One connection beside the pool, for counters: what runs here is committed at once, waits for no transaction and
     * not for the disk. It is on the disk no later than the next commit of anybody, so a number an order carries is.
     */
    counters: { $client: pg.Pool; transaction: Transaction };
  };

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
type Transaction = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Columns are camel case in code and snake case in the database. */
export const casing = 'snake_case';

export type Connection = pg.PoolConfig;

export type Database = Omit<Db, '$client'> & {
  $client: pg.Pool;
  transaction: Transaction;
  close(): Promise<void>;
};

// bigint columns hold ids and minor units, all within the safe integers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const int8Array: number = 1016;
const readInt8Array: (text: string) => string[] = pg.types.getTypeParser(int8Array);
pg.types.setTypeParser(int8Array, (text) => readInt8Array(text).map(Number));
// A date is a calendar day of the site, not a moment.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Opens the one pool of the process; `onLost` hears of idle connections that the server closed. */
export function openDatabase(connection: Connection, onLost: (cause: Error) => void): Database {
  const pool = new pg.Pool({ max: 16, pipeline: true, ...connection });
  const counters = new pg.Pool({ ...connection, max: 1, options: '-c synchronous_commit=off' });
  let closing = false;
  for (const one of [pool, counters]) one.on('error', (cause) => closing || onLost(cause));
  const perClient = new WeakMap<pg.PoolClient, Db>();
  const dbOf = (client: pg.PoolClient): Db => {
    const found = perClient.get(client) ?? Object.assign(drizzle(client, { casing }), apart);
    perClient.set(client, found);
    return found;
  };
  const transactionOn = async <T>(from: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> => {
    const client = await from.connect();
    let broken: Error | undefined;
    // A connection that is lost between two queries tells it by an event, and nobody hearing it would end the process.
    const onBroken = (cause: Error) => {
      broken = cause;
    };
    client.on('error', onBroken);
    try {
      // On its way together with the first statement: they are answered in order, and none runs outside.
      const [, result] = await Promise.all([client.query('BEGIN'), work(dbOf(client))]);
      await client.query('COMMIT');
      return result;
    } catch (cause) {
      await client.query('ROLLBACK').catch((lost: Error) => {
        broken = lost;
      });
      throw cause;
    } finally {
      client.off('error', onBroken);
      client.release(broken);
    }
  };
  const transaction: Transaction = (work) => transactionOn(pool, work);
  const apart = {
    counters: { $client: counters, transaction: ((work) => transactionOn(counters, work)) as Transaction },
  };
  const close = async () => {
    closing = true;
    await Promise.all([pool.end(), counters.end()]);
  };
  return Object.assign(drizzle(pool, { casing }), apart, { transaction, close });
}
