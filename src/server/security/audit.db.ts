import type { SiteCode } from '../../sites/site.ts';
import type { Db } from '../database/database.server.ts';
import { auditTrail } from './audit.table.ts';

/** One act: who did what to whom, when and from where. */
export type AuditEntry = {
  site: SiteCode;
  at: Date;
  actor: 'buyer' | 'staff' | 'system';
  /** An e-mail address, a member of staff, a job. */
  actorName: string;
  /** In a few words: 'sign-in', 'account approved'. */
  action: string;
  /** What it was done to, as staff would call it. */
  subject: string;
  customerId?: number | undefined;
  userId?: number | undefined;
  /** The network address it came from. */
  address?: string | undefined;
  /** What was before, what came after; never a password, code or token. */
  details?: Record<string, unknown> | undefined;
};

export async function insertAuditEntry(db: Db, act: AuditEntry): Promise<void> {
  await db.insert(auditTrail).values(act);
}
