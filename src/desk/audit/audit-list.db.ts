import { type SQL, sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { items } from '../../catalogue/catalogue.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { auditTrail } from '../../server/security/audit.table.ts';
import type { SiteCode } from '../../sites/site.ts';

const p = sql.placeholder;

export type AuditRow = {
  id: number;
  at: Date;
  by: string;
  action: string;
  subject: string;
  customerId: number | null;
  company: string | null;
  address: string | null;
  details: Record<string, unknown> | null;
};

/** Entries before (`beforeAt`, `beforeId`) and since `from`. */
type Page = { site: SiteCode; from: Date; beforeAt: Date; beforeId: number; limit: number };
type ByPerson = { person: string };
/** Done to one of these subjects or customers. */
type ByRecord = { subjects: string[]; customerIds: number[] };

const byPerson = sql`and a.actor_name = ${p('person')}`;
const byRecord = sql`and (a.subject = any(${p('subjects')}::text[]) or a.customer_id = any(${p('customerIds')}::bigint[]))`;

const entries = (filter: SQL) => sql`select a.id, a.at, a.actor_name as by, a.action, a.subject, a.customer_id,
    c.name as company, a.address, a.details
  from (select a.* from ${auditTrail} a
    where a.site = ${p('site')} and a.actor = 'staff' ${filter} and a.at >= ${p('from')}
      and a.at <= ${p('beforeAt')} and (a.at < ${p('beforeAt')} or a.id < ${p('beforeId')})
    order by a.at desc, a.id desc limit ${p('limit')}::int) a
  left join ${customers} c on c.id = a.customer_id
  order by a.at desc, a.id desc`;

// A statement for each combination of filters, because one plan would not suit them all.
export const listAudit = prepareStatement<Page, AuditRow>('desk_audit', entries(sql``));
export const listAuditByPerson = prepareStatement<Page & ByPerson, AuditRow>('desk_audit_by_person', entries(byPerson));
export const listAuditByRecord = prepareStatement<Page & ByRecord, AuditRow>('desk_audit_by_thing', entries(byRecord));
export const listAuditByBoth = prepareStatement<Page & ByPerson & ByRecord, AuditRow>(
  'desk_audit_by_both',
  entries(sql`${byPerson} ${byRecord}`),
);

export const findCustomersCalled = prepareStatement<{ site: SiteCode; prefix: string }, { id: number }>(
  'desk_audit_customers',
  sql`select id from ${customers} where site = ${p('site')} and lower(name) like lower(${p('prefix')}::text)
    order by lower(name), id limit 20`,
);

type ItemName = { id: number; maker: string; name: string };
export const findItemNames = prepareStatement<{ site: SiteCode; ids: number[] }, ItemName>(
  'desk_audit_items',
  sql`select id, maker, name from ${items} where site = ${p('site')} and id = any(${p('ids')}::bigint[])`,
);

/** Jumps from name to name in the index instead of reading every entry. */
export const findAuditedPeople = prepareStatement<{ site: SiteCode }, { name: string | null }>(
  'desk_audit_people',
  sql`with recursive people as (
      select min(actor_name) as name from ${auditTrail} where site = ${p('site')} and actor = 'staff'
      union all
      select (select min(a.actor_name) from ${auditTrail} a
        where a.site = ${p('site')} and a.actor = 'staff' and a.actor_name > people.name)
      from people where people.name is not null)
    select name from people where name is not null limit 500`,
);
