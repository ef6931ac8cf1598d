import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import {
  type ConnectionTimeouts,
  longRunningTimeouts,
  visitorTimeouts,
  withTimeouts,
} from './connection-timeouts.server.ts';
import { isReadOnly } from './database-down.server.ts';
import { createReadinessCheck } from './readiness.server.ts';

/** Runs a statement: a pool or one client of it. */
export type Queryable = { $client: pg.Pool | pg.PoolClient };

/** What a query runs on: the pool, or the client of a transaction. */
export type Db = Omit<NodePgDatabase<Record<string, never>>, 'transaction'> &
  Queryable & {
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
  /**
   * The same for what no visitor waits for, such as an import, a print, a mail being sent: on a connection of its own kind,
   * which may take as long as `longLimits` say.
   */
  longTransaction: Transaction;
  /** What keeps this moment's new connections from writing; undefined when nothing does. */
  notReadyReason(): Promise<string | undefined>;
  /** Ends every connection, also one that is not let in yet, so that whoever waits for a silent server hears of it. */
  dropConnections(): void;
  /** While the server is known to be silent, nobody waits for a connection: each request for one fails at once. */
  setUnresponsive(isSilent: boolean): void;
  close(): Promise<void>;
};

// bigint columns hold ids and minor units, all within the safe integers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const int8Array: number = 1016;
const readInt8Array: (text: string) => string[] = pg.types.getTypeParser(int8Array);
pg.types.setTypeParser(int8Array, (text) => readInt8Array(text).map(Number));
// A date is a calendar day of the site, not a moment.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const maxVisitorConnections = 16;
/** Four of them for messages that are being sent. */
const maxLongConnections = 6;
/** So long a closing pool waits for what is under way. */
const closeWithinMs = 3_000;

/** Opens the pools of the process; `onLost` hears of idle connections that the server closed. */
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
  let isSilent = false;
  for (const one of pools) refuseWhile(() => isSilent, one);
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
    transaction,
    longTransaction,
    notReadyReason: createReadinessCheck(connection),
    dropConnections,
    setUnresponsive: (is: boolean) => {
      isSilent = is;
    },
    close,
  });
}

type Connected = (cause: Error | undefined, client: undefined, done: () => void) => void;

/** Lets nobody wait for a connection of the pool while `isSilent`; the error is the one of a wait that was too long. */
function refuseWhile(isSilent: () => boolean, pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (done?: Connected) => Promise<pg.PoolClient>;
  const refused = () => new Error('timeout exceeded when trying to connect');
  const guarded = (done?: Connected) => {
    if (!isSilent()) return done ? connect(done) : connect();
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

/** Transactions on connections of this pool; `apart` comes with each of them. */
function transactionOn(pool: pg.Pool, shared: () => SharedParts): Transaction {
  return async (work) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    // A connection that is lost between two queries tells it by an event, and nobody hearing it would end the process.
    const onBroken = (cause: Error) => {
      broken = cause;
    };
    client.on('error', onBroken);
    try {
      // On its way together with the first statement: they are answered in order, and none runs outside.
      const [, result] = await Promise.all([client.query('BEGIN'), work(dbOf(client, shared()))]);
      await client.query('COMMIT');
      return result;
    } catch (cause) {
      await client.query('ROLLBACK').catch((lost: Error) => {
        broken = lost;
      });
      // The next connection may reach the server that writes.
      if (isReadOnly(cause)) broken ??= new Error('the server takes no writes');
      throw cause;
    } finally {
      client.off('error', onBroken);
      client.release(broken);
    }
  };
}
