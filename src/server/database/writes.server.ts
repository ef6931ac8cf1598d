import type pg from 'pg';
import type { ConnectionTimeouts } from './connection-timeouts.server.ts';

export const isWrite = (statement: string): boolean => /^\s*(insert|update|delete)\b/i.test(statement);

/** A statement outside a transaction commits by itself, and may wait for a lock and then for a standby. */
export function boundWrites(pool: pg.Pool, { lock, commit }: ConnectionTimeouts): void {
  const query = pool.query.bind(pool) as (config: unknown, ...rest: readonly unknown[]) => unknown;
  const bounded = (config: unknown) =>
    typeof config === 'object' && config !== null && 'text' in config && isWrite(String(config.text))
      ? { ...config, query_timeout: lock + commit }
      : config;
  const own = (config: unknown, ...rest: readonly unknown[]) => query(bounded(config), ...rest);
  pool.query = own as typeof pool.query;
}
