import { sql } from 'drizzle-orm';
import { contactMessages } from '../../content/contact/contact-messages.table.ts';
import { orders } from '../../orders/orders.table.ts';
import { rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { auditTrail } from '../../server/security/audit.table.ts';
import type { SiteCode } from '../../sites/site.ts';

const p = sql.placeholder;

/** Ids of the newest rows. */
export type NewestRows = { audit: number; order: number; rfi: number; message: number };

export const findNewestRows = prepareStatement<Record<never, never>, NewestRows>(
  'desk_newest_rows',
  sql`select coalesce((select max(id) from ${auditTrail}), 0)::bigint as audit,
      coalesce((select max(id) from ${orders}), 0)::bigint as "order",
      coalesce((select max(id) from ${rfis}), 0)::bigint as rfi,
      coalesce((select max(id) from ${contactMessages}), 0)::bigint as message`,
);

export type ChangeRow = {
  kind: keyof NewestRows;
  id: number;
  site: SiteCode;
  actor: string;
  by: string;
  action: string;
  subject: string;
  customerId: number | null;
};

/** These acts concern nobody at the desk. */
const isOfNoInterest = sql`a.actor = 'buyer' and a.action ~ '^(sign|OTP|password|verification mail)'
  or a.action ~ '^(sign-in at|sign-out of|shop seen|shop no longer)'`;

/** Rows that came after those, of every site; of many the newest. What buyers send in is not in the audit trail. */
export const findChanges = prepareStatement<NewestRows, ChangeRow>(
  'desk_changes',
  sql`(select 'audit' as kind, a.id, a.site, a.actor, a.actor_name as by, a.action, a.subject, a.customer_id
      from ${auditTrail} a where a.id > ${p('audit')} and not (${isOfNoInterest}) order by a.id desc limit 200)
    union all
    (select 'order', o.id, o.site, 'buyer', '', 'order placed', o.number, o.customer_id
      from ${orders} o where o.id > ${p('order')} order by o.id desc limit 200)
    union all
    (select 'rfi', r.id, r.site, 'buyer', '', 'rfi sent', r.number, r.customer_id
      from ${rfis} r where r.id > ${p('rfi')} order by r.id desc limit 200)
    union all
    (select 'message', m.id, m.site, 'buyer', '', 'message sent', '', null
      from ${contactMessages} m where m.id > ${p('message')} order by m.id desc limit 200)`,
);
