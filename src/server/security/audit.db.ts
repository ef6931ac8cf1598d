import { sql } from 'drizzle-orm';
import type { SiteCode } from '../../sites/site.ts';
import type { Db } from '../database/database.server.ts';
import { prepareWrite } from '../database/prepare-statement.server.ts';
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
  /** The values before and after the change; never a password, code or token. */
  details?: Record<string, unknown> | undefined;
};

const insertActs = prepareWrite<{ acts: string }, never>(
  'audit_insert',
  sql`insert into ${auditTrail} (site, at, actor, actor_name, action, subject, customer_id, user_id, address, details)
    select a.site, a.at, a.actor, a."actorName", a.action, a.subject, a."customerId", a."userId", a.address, a.details
    from jsonb_to_recordset(${sql.placeholder('acts')}::jsonb) as a (site text, at timestamptz, actor text,
      "actorName" text, action text, subject text, "customerId" bigint, "userId" bigint, address text, details jsonb)`,
);

export async function insertAuditEntries(db: Db, acts: readonly AuditEntry[]): Promise<void> {
  await insertActs(db, { acts: JSON.stringify(acts) });
}
