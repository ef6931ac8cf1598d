import type pg from 'pg';
import type { ConnectionTimeouts } from './connection-timeouts.server.ts';

export const isWrite = (statement: unknown): boolean =>
  typeof statement === 'object' && statement !== null && 'writes' in statement && statement.writes === true;

/**
 * Bounds a write outside a transaction by the timeouts of lock and commit together, because it commits by itself. Returns
 * the pool that bounds whatever is sent through it.
 */
export function boundWrites(pool: pg.Pool, { lock, commit }: ConnectionTimeouts): pg.Pool {
  const query = pool.query.bind(pool) as (config: unknown, ...rest: readonly unknown[]) => unknown;
  const bounded = (config: object, ...rest: readonly unknown[]) =>
    query({ ...config, query_timeout: lock + commit }, ...rest);
  const own = (config: object, ...rest: readonly unknown[]) => (isWrite(config) ? bounded : query)(config, ...rest);
  pool.query = own as typeof pool.query;
  return Object.create(pool, { query: { value: bounded } });
}
