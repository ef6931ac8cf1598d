import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isDeadlock } from '../database/database-down.server.ts';
import { StartupError } from '../startup-error.server.ts';
import type { Migration } from './migrations.server.ts';
import { describeStartupFailure } from './startup-failure.server.ts';

/** Whoever asks for a table queues behind a migration that waits for it, so it waits less than a second altogether in most tries. */
const waitMs = 800;
/** PostgreSQL takes a table from an autovacuum only after a second (`deadlock_timeout`). */
const longWaitMs = 1_200;
const leastWaitMs = 50;
const pauseMs = 500;

const lockNotAvailable = '55P03';

/** Tries again while others hold the tables that it needs. */
export async function applyMigration(
  client: pg.Client,
  watcher: pg.Client,
  migration: Migration,
  patienceMs: number,
): Promise<void> {
  const until = performance.now() + patienceMs;
  const holder = await watchHolder(client, watcher);
  try {
    for (let attempt = 1; ; attempt++) {
      const refused = await tryOnce(client, migration, attempt % 3 === 0 ? longWaitMs : waitMs);
      if (!refused) return;
      if (performance.now() > until) throw new StartupError(describeWait(migration.name, holder.last()));
      await pause(pauseMs);
    }
  } finally {
    holder.stop();
  }
}

/** Returns whether a lock was refused; everything of the try is undone then. */
async function tryOnce(client: pg.Client, migration: Migration, limitMs: number): Promise<boolean> {
  try {
    if (migration.inTransaction) await inTransaction(client, migration, limitMs);
    else await alone(client, migration);
    return false;
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError)) throw cause;
    if (migration.inTransaction) await client.query('rollback');
    if (cause.code === lockNotAvailable || isDeadlock(cause)) return true;
    const reason = describeStartupFailure(cause) ?? `Migration ${migration.name} failed: ${cause.message}.`;
    throw new StartupError(reason);
  }
}

async function inTransaction(client: pg.Client, migration: Migration, limitMs: number): Promise<void> {
  await client.query('begin');
  const until = performance.now() + limitMs;
  for (const statement of migration.statements) {
    const left = Math.max(leastWaitMs, Math.round(until - performance.now()));
    await client.query(`set local lock_timeout = ${left}; ${statement}`);
  }
  await record(client, migration);
  await client.query('commit');
}

const builtIndex =
  /^create\s{1,9}(?:unique\s{1,9})?index\s{1,9}concurrently\s{1,9}if\s{1,9}not\s{1,9}exists\s{1,9}"([^"]+)"/im;

/**
 * A concurrent statement blocks neither readers nor writers while it waits, so it may wait long. Each of several commits by
 * itself and can be repeated, so that a try that failed is made again from the beginning.
 */
async function alone(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    const index = builtIndex.exec(statement)?.[1];
    if (index !== undefined) await dropUnfinished(client, index);
    await client.query(statement);
  }
  await record(client, migration);
}

/** A failed try leaves an index that is maintained and never read. */
async function dropUnfinished(client: pg.Client, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass(quote_ident($1)) and not indisvalid',
    [index],
  );
  if (rowCount) await client.query(`drop index concurrently ${client.escapeIdentifier(index)}`);
}

async function record(client: pg.Client, { name, at, hash, needs }: Migration): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at]);
  if (needs === undefined) return;
  await client.query(
    'create table if not exists drizzle.contracts (at bigint primary key, name text not null, needs bigint not null)',
  );
  await client.query('insert into drizzle.contracts (at, name, needs) values ($1, $2, $3)', [at, name, needs]);
}

type Holder = { pid: number; role: string | null; program: string | null; state: string | null; seconds: number };

const findHolder = `select a.pid, a.usename as role, a.application_name as program, a.state,
    extract(epoch from clock_timestamp() - a.xact_start)::int as seconds
  from unnest(pg_blocking_pids($1)) blocking(pid) join pg_stat_activity a on a.pid = blocking.pid
  order by a.xact_start limit 1`;

/** The watcher is another connection, because the one that waits can ask nothing. */
async function watchHolder(client: pg.Client, watcher: pg.Client) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  let last: Holder | undefined;
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    const found = await watcher.query<Holder>(findHolder, [rows[0]?.pid]).catch(() => undefined);
    last = found?.rows[0] ?? last;
    isLooking = false;
  };
  const timer = setInterval(look, 200);
  return { last: () => last, stop: () => clearInterval(timer) };
}

function describeWait(name: string, holder: Holder | undefined): string {
  const wait = `Migration ${name} did not get its tables in time, and what it did was undone`;
  if (!holder) return `${wait}; start again when fewer long transactions run.`;
  const about = [holder.program, holder.role && `user ${holder.role}`, holder.state].filter(Boolean).join(', ');
  const since = holder.seconds === null ? '' : ` for ${holder.seconds} s`;
  return `${wait}: process ${holder.pid} of the database server (${about}) has held them${since}; end it or wait, then start again.`;
}
