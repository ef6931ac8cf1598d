import type { SiteCode } from '../../sites/site.ts';
import type { Db } from '../database/database.server.ts';
import { auditTrail } from './audit.table.ts';

export type AuditEntry = {
  site: SiteCode;
  at: Date;
  actor: 'buyer' | 'staff' | 'system';
  actorName: string;
  action: string;
  subject: string;
  customerId?: number | undefined;
  userId?: number | undefined;
  address?: string | undefined;
  /** Before and after the change; never a password, code or token. */
  details?: Record<string, unknown> | undefined;
};

export async function insertAuditEntries(db: Db, acts: AuditEntry[]): Promise<void> {
  await db.insert(auditTrail).values(acts);
}
