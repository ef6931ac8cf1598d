import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** A pool or one client of it; what a query runs on. */
export type Db = Omit<NodePgDatabase<Record<string, never>>, 'transaction'> & { $client: pg.Pool | pg.PoolClient };

/** Columns are camel case in code and snake case in the database. */
export const casing = 'snake_case';

export type Connection = pg.PoolConfig;

export type Database = Omit<Db, '$client'> & {
  $client: pg.Pool;
  /** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
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
  const pool = new pg.Pool({ max: 16, ...connection });
  let closing = false;
  pool.on('error', (cause) => closing || onLost(cause));
  const perClient = new WeakMap<pg.PoolClient, Db>();
  const dbOf = (client: pg.PoolClient): Db => {
    const found = perClient.get(client) ?? (drizzle(client, { casing }) as Db);
    perClient.set(client, found);
    return found;
  };
  const transaction = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    // A connection that is lost between two queries tells it by an event, and nobody hearing it would end the process.
    const onBroken = (cause: Error) => {
      broken = cause;
    };
    client.on('error', onBroken);
    try {
      await client.query('BEGIN');
      const result = await work(dbOf(client));
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
  const close = () => {
    closing = true;
    return pool.end();
  };
  return Object.assign(drizzle(pool, { casing }), { transaction, close });
}
