import type pg from 'pg';
import type { ConnectionTimeouts } from './connection-timeouts.server.ts';

/** A statement that begins with `with` may write in any of its parts; `for update` only locks rows. */
const change = /\b(insert\s+into|delete\s+from|(?<!\bfor\s+(no\s+key\s+)?)update)\b/i;

export const isWrite = (statement: string): boolean =>
  /^\s*(insert|update|delete)\b/i.test(statement) || (/^\s*with\b/i.test(statement) && change.test(statement));

/** Bounds a write outside a transaction by the timeouts of lock and commit together, because it commits by itself. */
export function boundWrites(pool: pg.Pool, { lock, commit }: ConnectionTimeouts): void {
  const query = pool.query.bind(pool) as (config: unknown, ...rest: readonly unknown[]) => unknown;
  const bounded = (config: unknown) =>
    typeof config === 'object' && config !== null && 'text' in config && isWrite(String(config.text))
      ? { ...config, query_timeout: lock + commit }
      : config;
  const own = (config: unknown, ...rest: readonly unknown[]) => query(bounded(config), ...rest);
  pool.query = own as typeof pool.query;
}
