import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { auditTrail } from '../../server/security/audit.table.ts';
import type { SiteCode } from '../../sites/site.ts';

const p = sql.placeholder;

export type HistoryEntry = {
  id: number;
  at: Date;
  actor: string;
  actorName: string;
  action: string;
  subject: string;
  details: Record<string, unknown> | null;
};

/** Newest first; `before` is the last entry of the page before, 0 for the first page. */
export const findCustomerHistory = prepareStatement<
  { site: SiteCode; customerId: number; before: number; limit: number },
  HistoryEntry
>(
  'customer_history',
  sql`select id, at, actor, actor_name, action, subject, details from ${auditTrail}
    where site = ${p('site')} and customer_id = ${p('customerId')}
      and (${p('before')}::bigint = 0 or id < ${p('before')}::bigint)
    order by id desc limit ${p('limit')}`,
);

export const findLastCustomerChange = prepareStatement<
  { site: SiteCode; customerId: number; actions: string[] },
  { actorName: string; at: Date }
>(
  'customer_last_change',
  sql`select actor_name, at from ${auditTrail}
    where site = ${p('site')} and customer_id = ${p('customerId')} and action = any(${p('actions')}::text[])
    order by id desc limit 1`,
);
