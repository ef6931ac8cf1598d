import type pg from 'pg';

/** How long a connection waits, in milliseconds, before it gives up. */
export type ConnectionTimeouts = {
  /** For the server to let it in, or for a free one of the pool. */
  connect: number;
  statement: number;
  lock: number;
  /** How long a transaction may hold its locks while nothing is asked of the server. */
  idleInTransaction: number;
};

/** For visitors, who do not wait longer. */
export const visitorTimeouts: ConnectionTimeouts = {
  connect: 2_000,
  statement: 30_000,
  lock: 10_000,
  idleInTransaction: 60_000,
};

/** For imports, migrations, the demo world, the catalogue's print, long reports, and mail servers that take their time. */
export const longRunningTimeouts: ConnectionTimeouts = {
  connect: 10_000,
  statement: 3_600_000,
  lock: 600_000,
  idleInTransaction: 900_000,
};

/** The server ends a statement first, and says so; only a connection that has gone silent is given up from here. */
const silentAfterStatement = 5_000;
const keepAliveAfter = 10_000;

/**
 * A connection with these limits and without JIT, which costs a search a hundred times what it saves. What the address
 * asks for itself (`?options=…`) comes last and wins; `more` are further settings of the server.
 */
export function withTimeouts<Given extends pg.PoolConfig>(
  given: Given,
  limits: ConnectionTimeouts,
  more: Readonly<Record<string, string>> = {},
): Given & pg.PoolConfig {
  const settings = {
    jit: 'off',
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    ...more,
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return {
    ...given,
    ...(given.connectionString === undefined
      ? { options: [...options, given.options ?? ''].join(' ').trim() }
      : { connectionString: withOptions(given.connectionString, options) }),
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.statement + silentAfterStatement,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfter,
  };
}

/** `pg` lets what stands in the address win over everything beside it. */
function withOptions(address: string, options: readonly string[]): string {
  const url = new URL(address);
  url.searchParams.set('options', [...options, url.searchParams.get('options') ?? ''].join(' ').trim());
  return url.href;
}
