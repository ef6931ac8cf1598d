import type { Db } from '../database/database.server.ts';
import { type AuditEntry, insertAuditEntry } from './audit.db.ts';

export type { AuditEntry } from './audit.db.ts';

/** Writes an act into the audit trail: in the transaction of the act, or by itself where the act was refused. */
export async function recordAudit(db: Db, act: AuditEntry): Promise<void> {
  await insertAuditEntry(db, act);
}
