import pg from 'pg';
import type { Db } from './database.server.ts';

type Statements<Results extends readonly unknown[]> = readonly [...{ [K in keyof Results]: () => Promise<Results[K]> }];

/**
 * Sends statements of one transaction together. PostgreSQL runs them in the order of the list, and each sees what was
 * committed before it began: a read listed after a lock sees what the lock protects. A function with several statements
 * sends only its first one here. When one fails, the others have ended before this throws, so that none is sent after
 * the ROLLBACK.
 */
export async function inOneRoundTrip<Results extends readonly unknown[]>(
  db: Db,
  statements: Statements<Results>,
): Promise<Results> {
  if (db.$client instanceof pg.Pool) throw new Error('a pool runs statements in any order: use a transaction');
  const sent = statements.map((send) => send());
  await Promise.allSettled(sent);
  return (await Promise.all(sent)) as unknown as Results;
}
