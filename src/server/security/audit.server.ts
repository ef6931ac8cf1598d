import type { Db } from '../database/database.server.ts';
import { type AuditEntry, insertAuditEntries } from './audit.db.ts';

export type { AuditEntry } from './audit.db.ts';

/** Call with the transaction of the change, or with the pool when the change was refused. */
export async function recordAudit(db: Db, ...acts: AuditEntry[]): Promise<void> {
  await insertAuditEntries(db, acts);
}
