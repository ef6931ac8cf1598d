import pg from 'pg';
import { Refusal } from '../refuse.server.ts';
import { traceQueries } from '../tracing/trace-queries.server.ts';
import { type Changes, createChanges } from './changes.server.ts';
import { createCommitGate } from './commit-gate.server.ts';
import {
  type ConnectionTimeouts,
  longRunningTimeouts,
  setAfterConnecting,
  visitorTimeouts,
  withTimeouts,
} from './connection-timeouts.server.ts';
import { DatabaseClient } from './database-client.server.ts';
import { isNotConfirmed, isReadOnly, isReadTimeout, notConfirmed } from './database-down.server.ts';
import type { FilledStatement } from './filled-statement.ts';
import { boundWrites, refuseWhile } from './guard-pool.server.ts';
import { createReadinessCheck } from './readiness.server.ts';
import { createReplicas, type Replicas } from './replicas.server.ts';
import { sendInBatches } from './send-in-batches.server.ts';

export type Queryable = { $client: pg.Pool | pg.PoolClient };

export type Db = Queryable & {
  /** Counters commit at once without waiting for the disk; the next commit makes them durable. */
  counters: { $client: pg.Pool; transaction: Transaction };
  /** It can be read only. Its counters are the primary's. */
  isReplica: boolean;
};

/** Writes all or nothing: rolled back when the work throws or returns a Refusal. `last` is sent together with COMMIT. */
type Transaction = <T>(work: (db: Db) => Promise<T>, last?: readonly FilledStatement[]) => Promise<T>;

/** `max` are connections for visitors, `maxLong` those with the long timeouts. */
export type Connection = pg.PoolConfig & { maxLong?: number };

export type Database = Omit<Db, '$client'> & {
  $client: pg.Pool;
  /** The pools by the name of what uses them. */
  pools: Readonly<Record<string, pg.Pool>>;
  /** A worker thread opens the same database with it. */
  connection: Connection;
  transaction: Transaction;
  /** Imports, prints and mails use connections with the long timeouts. */
  longTransaction: Transaction;
  replicas: Replicas<Database>;
  /** The state that the primary was last found in. */
  state: () => ServerState;
  setState(state: FoundState): void;
  /** A position behind all changes, or without asking the server behind this process's own in transactions. */
  lastPosition(asksServer: boolean): Promise<number>;
  /** Why a new connection cannot write; undefined when it can. */
  notReadyReason(): Promise<string | undefined>;
  /** The changes that the heartbeat's connection hears of. */
  changes: Changes;
  /** How often a connection waited for a reply so far. */
  roundTrips(): number;
  dropConnections(): void;
  close(): Promise<void>;
};

/** `silent` does not reply at all, `away` cannot be reached. */
export type FoundState = 'writable' | 'read-only' | 'away' | 'silent';

/** `unconfirmed`: a standby does not confirm changes. */
export type ServerState = FoundState | 'unconfirmed';

export type DatabaseOptions = {
  replicas?: readonly Connection[];
  /** A replica is not read when more may be missing. */
  maxBehindMs?: number;
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

const beginStatement = { name: 'begin', text: 'begin' };
const commitStatement = { name: 'commit', text: 'commit' };
const positionOfChanges = {
  name: 'position_of_changes',
  text: `select (pg_current_wal_flush_lsn() - '0/0')::bigint as position`,
};

export function openDatabase(
  connection: Connection,
  onLost: (cause: Error) => void,
  limits: ConnectionTimeouts = visitorTimeouts,
  { replicas: copies = [], maxBehindMs = 5_000 }: DatabaseOptions = {},
): Database {
  const primary = openServer(connection, onLost, limits, { countsPositions: copies.length > 0 });
  const settings = { default_transaction_read_only: 'on' };
  const replicas = copies.map((copy) =>
    openServer(copy, onLost, limits, { settings, countersOf: primary, countsPositions: false }),
  );
  primary.replicas = createReplicas(replicas, maxBehindMs);
  const close = primary.close;
  primary.close = async () => {
    await Promise.all([close(), ...replicas.map((replica) => replica.close())]);
  };
  return primary;
}

type ServerOptions = {
  settings?: Readonly<Record<string, string>>;
  countersOf?: Database;
  /** Whether the position of each change is asked together with its COMMIT. */
  countsPositions: boolean;
};

function openServer(
  connection: Connection,
  onLost: (cause: Error) => void,
  limits: ConnectionTimeouts,
  { settings = {}, countersOf, countsPositions }: ServerOptions,
): Database {
  const open = new Set<DatabaseClient>();
  let roundTrips = 0;
  class Client extends DatabaseClient {
    constructor(config?: pg.ClientConfig) {
      super(config);
      sendInBatches(this, () => {
        roundTrips += 1;
      });
      open.add(this);
      this.once('end', () => open.delete(this));
    }
  }
  const optionsOf = (timeouts: ConnectionTimeouts, more: Readonly<Record<string, string>>): pg.PoolConfig => ({
    ...withTimeouts(connection, timeouts, more),
    onConnect: setAfterConnecting(connection, timeouts, more),
    Client,
    pipeline: true,
  });
  const pool = new pg.Pool({ max: maxVisitorConnections, ...optionsOf(limits, settings) });
  const long = new pg.Pool({
    ...optionsOf(longRunningTimeouts, settings),
    max: connection.maxLong ?? maxLongConnections,
  });
  const counters = new pg.Pool({ ...optionsOf(limits, { synchronous_commit: 'off' }), max: 1 });
  const pools = [pool, long, counters];
  let state: FoundState = 'writable';
  for (const one of pools) traceQueries(one);
  for (const one of pools) refuseWhile(() => state === 'silent', one);
  boundWrites(pool, limits);
  let closing = false;
  for (const one of pools) one.on('error', (cause) => closing || onLost(cause));
  const shared: SharedParts = {
    counters: countersOf?.counters ?? {
      $client: counters,
      transaction: transactionOn(
        counters,
        () => shared,
        (client) => client.query(commitStatement),
      ),
    },
    isReplica: countersOf !== undefined,
  };
  const gate = createCommitGate(connection);
  let lastPosition = 0;
  const commitWithin = (ms: number) => async (client: pg.PoolClient) => {
    const committing = client.query({ ...commitStatement, query_timeout: ms } as pg.QueryConfig);
    const readingPosition = countsPositions ? client.query<{ position: number }>(positionOfChanges) : undefined;
    const [committed, position] = await Promise.allSettled([committing, readingPosition]);
    if (committed.status === 'rejected') {
      if (!isReadTimeout(committed.reason)) throw committed.reason;
      gate.close();
      throw notConfirmed();
    }
    if (position.status === 'fulfilled') lastPosition = Math.max(lastPosition, position.value?.rows[0]?.position ?? 0);
  };
  const confirmed =
    (transaction: Transaction): Transaction =>
    async (work, last) =>
      gate.isOpen() ? transaction(work, last) : Promise.reject(notConfirmed());
  const transaction = confirmed(transactionOn(pool, () => shared, commitWithin(limits.commit)));
  const longTransaction = confirmed(transactionOn(long, () => shared, commitWithin(longRunningTimeouts.commit)));
  const dropConnections = () => {
    for (const client of open) client.disconnect();
  };
  const close = async () => {
    closing = true;
    gate.stop();
    const impatient = setTimeout(dropConnections, closeWithinMs);
    await Promise.all(pools.map((one) => one.end()));
    clearTimeout(impatient);
  };
  const isReady = createReadinessCheck(connection);
  const opened: Database = {
    $client: pool,
    ...shared,
    pools: { visitors: pool, long, counters },
    connection,
    transaction,
    longTransaction,
    replicas: createReplicas<Database>([], 0),
    // A page that is shown again for a change is not read from a replica that lacks the change.
    changes: createChanges(() => opened.replicas.requireUpToDate()),
    state: (): ServerState => (state === 'writable' && !gate.isOpen() ? 'unconfirmed' : state),
    setState: (found: FoundState) => {
      state = found;
    },
    async lastPosition(asksServer: boolean) {
      if (!asksServer) return lastPosition;
      const { rows } = await pool.query<{ position: number }>(positionOfChanges);
      return rows[0]?.position ?? 0;
    },
    notReadyReason: async () => (gate.isOpen() ? isReady() : 'no standby confirms what is written'),
    roundTrips: () => roundTrips,
    dropConnections,
    close,
  };
  return opened;
}

type SharedParts = Pick<Db, 'counters' | 'isReplica'>;
/** Without a reply to COMMIT there is none to the statements before it either: then what is known of COMMIT is told. */
async function sendLast(
  client: pg.PoolClient,
  last: readonly FilledStatement[],
  commit: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const written = last.map((statement) => client.query(statement));
  const [committed, ...others] = await Promise.allSettled([commit(client), ...written]);
  if (committed.status === 'rejected' && isNotConfirmed(committed.reason)) throw committed.reason;
  const failed = [...others, committed].find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

function transactionOn(
  pool: pg.Pool,
  shared: () => SharedParts,
  commit: (client: pg.PoolClient) => Promise<unknown>,
): Transaction {
  return async (work, last = []) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      // Sent together with the first statement to save a round trip; PostgreSQL runs them in order.
      const [, result] = await Promise.all([client.query(beginStatement), work({ $client: client, ...shared() })]);
      if (result instanceof Refusal) await client.query('ROLLBACK');
      else await sendLast(client, last, commit);
      return result;
    } catch (cause) {
      await client.query('ROLLBACK').catch((lost: Error) => {
        broken = lost;
      });
      // The next connection may reach the new primary.
      if (isReadOnly(cause)) broken ??= new Error('the server is read-only');
      throw cause;
    } finally {
      client.release(broken);
    }
  };
}
