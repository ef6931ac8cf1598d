import type { Db } from '../database/database.server.ts';
import { type AuditEntry, insertAuditEntry } from './audit.db.ts';

export type { AuditEntry } from './audit.db.ts';

/** Call with the transaction of the change, or with the pool when the change was refused. */
export async function recordAudit(db: Db, act: AuditEntry): Promise<void> {
  await insertAuditEntry(db, act);
}
