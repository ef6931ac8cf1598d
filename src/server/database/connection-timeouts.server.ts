import type pg from 'pg';

/** All in milliseconds. */
export type ConnectionTimeouts = {
  connect: number;
  statement: number;
  lock: number;
  idleInTransaction: number;
  /** Waiting for COMMIT: `statement_timeout` does not end the wait for a standby that does not confirm. */
  commit: number;
};

export const visitorTimeouts: ConnectionTimeouts = {
  connect: 2_000,
  statement: 30_000,
  lock: 10_000,
  idleInTransaction: 60_000,
  commit: 5_000,
};

export const longRunningTimeouts: ConnectionTimeouts = {
  connect: 10_000,
  statement: 3_600_000,
  lock: 600_000,
  idleInTransaction: 900_000,
  commit: 60_000,
};

/** Longer than the server's own statement timeout, so that this one applies only to a connection that went silent. */
const graceMs = 5_000;
const keepAliveAfter = 10_000;
/** A new one costs whoever comes after a pause its round trips, and what the server had prepared. */
const closeUnusedAfter = 300_000;

/** Turns JIT off: compiling costs a search a hundred times what it saves. URL options take precedence. */
export function withTimeouts<Config extends pg.PoolConfig>(
  given: Config,
  limits: ConnectionTimeouts,
  more: Readonly<Record<string, string>> = {},
): Config & pg.PoolConfig {
  const options = settingsOf(limits, more).map(([name, value]) => `-c ${name}=${value}`);
  return {
    ...given,
    ...(given.connectionString === undefined
      ? { options: [...options, given.options ?? ''].join(' ').trim() }
      : { connectionString: withOptions(given.connectionString, options) }),
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.statement + graceMs,
    idleTimeoutMillis: closeUnusedAfter,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfter,
  };
}

const settingsOf = (limits: ConnectionTimeouts, more: Readonly<Record<string, string>>) =>
  Object.entries({
    jit: 'off',
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    ...more,
  });

/** Sets the same by a statement, because a pooler such as PgBouncer drops the options of a connection. */
export function setAfterConnecting(
  { connectionString, options }: pg.PoolConfig,
  limits: ConnectionTimeouts,
  more: Readonly<Record<string, string>> = {},
): (client: pg.ClientBase) => Promise<unknown> {
  const own = connectionString === undefined ? options : new URL(connectionString).searchParams.get('options');
  const settings = settingsOf(limits, more).filter(([name]) => !own?.includes(`${name}=`));
  const parts = settings.map(([name, value]) => `set_config('${name}', '${value}', false)`);
  return (client) => client.query(`select ${parts.join(', ') || '1'}`);
}

/** `pg` prefers options in the connection string over all others. */
function withOptions(address: string, options: readonly string[]): string {
  const url = new URL(address);
  url.searchParams.set('options', [...options, url.searchParams.get('options') ?? ''].join(' ').trim());
  return url.href;
}
