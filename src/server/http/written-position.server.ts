import type { Context } from 'hono';
import type { Database } from '../database/database.server.ts';
import { readCookie, setCookie } from './cookies.server.ts';

/** Only the primary is known to have what was written. */
export const onlyPrimary = Number.MAX_SAFE_INTEGER;

const digits = /^\d{1,15}$/;

/** The position up to which this browser must find what it wrote. */
export function writtenPosition(c: Context, secure: boolean): number | undefined {
  const text = readCookie(c, 'position', secure) ?? '';
  return digits.test(text) ? Number(text) : text === 'primary' ? onlyPrimary : undefined;
}

/**
 * After a call that may have written. The browser forgets the position when every replica in use must have it. Not
 * signed: another value gives nobody more than pages that lack the own last change.
 */
export async function rememberPosition(
  database: Database,
  headers: Headers,
  { inTransaction, secure }: { inTransaction: boolean; secure: boolean },
): Promise<void> {
  const { databases, maxBehindMs } = database.replicas;
  if (databases.length === 0) return;
  const position = await database.lastPosition(!inTransaction).catch(() => onlyPrimary);
  const value = position === onlyPrimary ? 'primary' : String(position);
  setCookie(headers, 'position', value, Math.ceil(maxBehindMs / 1000) + 1, secure);
}
