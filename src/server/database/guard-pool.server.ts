import type pg from 'pg';
import type { ConnectionTimeouts } from './connection-timeouts.server.ts';

// A pool of `pg` tells of its connections in events, when they are open; it has no place to refuse one or to bound a statement,
// so two of its public methods are replaced here.

export const isWrite = (statement: unknown): boolean =>
  typeof statement === 'object' && statement !== null && 'writes' in statement && statement.writes === true;

/** Bounds a write outside a transaction by the timeouts of lock and commit together, because it commits by itself. */
export function boundWrites(pool: pg.Pool, { lock, commit }: ConnectionTimeouts): void {
  const query = pool.query.bind(pool) as (config: unknown, ...rest: readonly unknown[]) => unknown;
  const bounded = (config: object, ...rest: readonly unknown[]) =>
    query({ ...config, query_timeout: lock + commit }, ...rest);
  const own = (config: object, ...rest: readonly unknown[]) => (isWrite(config) ? bounded : query)(config, ...rest);
  pool.query = own as typeof pool.query;
}

type Connected = (cause: Error | undefined, client: undefined, done: () => void) => void;

/** Nobody waits for a connection to a server that does not reply. */
export function refuseWhile(isUnresponsive: () => boolean, pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (done?: Connected) => Promise<pg.PoolClient>;
  const refused = () => new Error('timeout exceeded when trying to connect');
  const guarded = (done?: Connected) => {
    if (!isUnresponsive()) return done ? connect(done) : connect();
    return done ? done(refused(), undefined, () => undefined) : Promise.reject(refused());
  };
  pool.connect = guarded as typeof pool.connect;
}
