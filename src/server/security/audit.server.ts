import type { Site } from '../../sites/site.ts';
import type { Db } from '../database/database.server.ts';
import { type AuditEntry, insertAuditEntries } from './audit.db.ts';

export type { AuditEntry } from './audit.db.ts';

/** Call with the transaction of the change, or with the pool when the change was refused. */
export async function recordAudit(db: Db, ...acts: AuditEntry[]): Promise<void> {
  await insertAuditEntries(db, acts);
}

/** `by` is a person at the desk or a program of the seller. */
export const byStaff = ({ code }: Pick<Site, 'code'>, { by, now }: { by: string; now: Date }) => ({
  site: code,
  at: now,
  actor: 'staff' as const,
  actorName: by,
});
