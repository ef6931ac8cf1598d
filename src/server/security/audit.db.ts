import { sql } from 'drizzle-orm';
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

export async function insertAuditEntry(db: Db, act: AuditEntry): Promise<void> {
  await db.insert(auditTrail).values(act);
}

/** The oldest rows only, by their key, so that a batch never reads the whole table. */
export async function deleteOldAuditEntries(db: Db, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from ${auditTrail}
    where id in (select id from ${auditTrail} order by id limit ${most}) and at < ${before}`);
  return rowCount ?? 0;
}
