import { type SQL, sql } from 'drizzle-orm';
import { users } from '../account/account.table.ts';
import { cartLines, carts } from '../cart/cart.table.ts';
import { orders } from '../orders/orders.table.ts';
import { returnRequests } from '../orders/return-requests.table.ts';
import { ledgerEntries } from '../payments/ledger.table.ts';
import { paymentRefunds, payments } from '../payments/online-payments/online-payments.table.ts';
import type { Db } from '../server/database/database.server.ts';
import { prepareStatement, prepareWrite, runStatement, runWrite } from '../server/database/prepare-statement.server.ts';
import { auditTrail } from '../server/security/audit.table.ts';
import type { SiteCode } from '../sites/site.ts';
import type { OpenRecord } from './open-business.rule.ts';
import type { Person } from './person-texts.rule.ts';

const p = sql.placeholder;

export type TextTable = { table: string; columns: { name: string; type: string }[]; ties: string[]; hasSite: boolean };

/** Nothing that refers to the person is written meanwhile. */
export const lockPerson = prepareStatement<{ site: SiteCode; email: string }, Person>(
  'person_lock',
  sql`select id as user_id, customer_id, email, mobile, first_name, last_name from ${users}
    where site = ${p('site')} and email = ${p('email')} for update`,
);

/** Texts and JSON of the tables, and the columns that tie a row to a user or customer. */
export const findTextTables = prepareStatement<{ tables: readonly string[] }, TextTable>(
  'person_text_tables',
  sql`select c.relname::text as "table",
      coalesce(json_agg(json_build_object('name', a.attname::text, 'type', a.atttypid::regtype::text) order by a.attnum)
        filter (where a.atttypid in ('text'::regtype, 'jsonb'::regtype) and a.attgenerated = '' and a.attname <> 'site'),
        '[]'::json) as columns,
      coalesce(array_agg(a.attname::text) filter (where a.attname in ('user_id', 'customer_id')), '{}'::text[]) as ties,
      coalesce(bool_or(a.attname = 'site'), false) as has_site
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = any(${p('tables')}::text[])
      and a.attnum > 0 and not a.attisdropped
    group by c.relname order by c.relname`,
);

const name = (text: string) => sql.identifier(text);
const ofSite = ({ hasSite }: TextTable, site: SiteCode) => (hasSite ? sql`t.site = ${site}` : sql`true`);

/** A row of the company counts where it names no user. */
export function belongsToPerson({ table, ties }: TextTable, { userId, customerId }: Person): SQL {
  if (table === 'users') return sql`t.id = ${userId}`;
  if (ties.length === 2) return sql`(t.user_id = ${userId} or t.user_id is null and t.customer_id = ${customerId})`;
  if (ties.includes('user_id')) return sql`t.user_id = ${userId}`;
  return ties.includes('customer_id') ? sql`t.customer_id = ${customerId}` : sql`false`;
}

export async function deleteRowsOf(db: Db, table: TextTable, userId: number): Promise<number> {
  return await runWrite(db, sql`delete from ${name(table.table)} where user_id = ${userId}`);
}

export async function deleteRowsWith(db: Db, table: TextTable, site: SiteCode, pattern: string): Promise<number> {
  return await runWrite(
    db,
    sql`delete from ${name(table.table)} t where ${ofSite(table, site)} and t::text ~* ${pattern}`,
  );
}

/** `tie` limits it to rows of the person. */
export async function clearTexts(
  db: Db,
  table: TextTable,
  site: SiteCode,
  { pattern, tie }: { pattern: string; tie?: SQL },
): Promise<number> {
  if (table.columns.length === 0) return 0;
  const cleared = table.columns.map(
    (column) =>
      sql`${name(column.name)} = regexp_replace(t.${name(column.name)}::text, ${pattern}, '[erased]', 'gi')::${sql.raw(column.type)}`,
  );
  const hits = table.columns.map((column) => sql`t.${name(column.name)}::text ~* ${pattern}`);
  return await runWrite(
    db,
    sql`update ${name(table.table)} t set ${sql.join(cleared, sql`, `)}
      where ${ofSite(table, site)} and ${tie ?? sql`true`} and (${sql.join(hits, sql` or `)})`,
  );
}

export async function readRows(
  db: Db,
  table: TextTable,
  site: SiteCode,
  person: Person,
  pattern: string,
  most: number,
) {
  const rows = await runStatement<{ row: Record<string, unknown> }>(
    db,
    sql`select to_jsonb(t) as row from ${name(table.table)} t
      where ${ofSite(table, site)} and (${belongsToPerson(table, person)} or t::text ~* ${pattern}) limit ${most}`,
  );
  return rows.map(({ row }) => row);
}

export const emptyUser = prepareWrite<{ userId: number; email: string; passwordHash: string }, never>(
  'person_empty_user',
  sql`update ${users} set email = ${p('email')}, title = '', first_name = '', last_name = '', designation = '',
      password_hash = ${p('passwordHash')}, email_verified_at = null, mobile = null, mobile_verified_at = null,
      signed_up_on = null
    where id = ${p('userId')}`,
);

export const deleteCartLinesOf = prepareWrite<{ userId: number }, never>(
  'person_delete_cart_lines',
  sql`delete from ${cartLines} where cart_id in (select id from ${carts} where user_id = ${p('userId')})`,
);

export const removeNetworkAddresses = prepareWrite<{ userId: number }, never>(
  'person_remove_addresses',
  sql`update ${auditTrail} set address = null where user_id = ${p('userId')} and address is not null`,
);

const customer = sql`${sql.placeholder('customerId')}::bigint`;

/** The oldest of each kind, with the count of all. */
export const findOpenBusiness = prepareStatement<{ customerId: number; most: number }, OpenRecord>(
  'privacy_open_business',
  sql`with open as (
      select 'order' as kind, o.id, o.number from ${orders} o
        where o.customer_id = ${customer} and o.status in ('Awaiting Internal Approval', 'Confirmed', 'Dispatched')
      union all select 'invoice', e.id, e.reference from ${ledgerEntries} e
        where e.customer_id = ${customer} and e.kind = 'invoice' and e.open_minor > 0
      union all select 'return', r.id, o.number || '-R' || r.return_no from ${returnRequests} r
        join ${orders} o on o.id = r.order_id
        where r.customer_id = ${customer} and r.status in ('requested', 'approved')
      union all select 'payment', m.id, m.receipt from ${payments} m
        where m.customer_id = ${customer} and (m.state in ('opening', 'open', 'settled')
          or exists (select from ${paymentRefunds} f where f.payment_id = m.id and f.done_at is null))),
    numbered as (select kind, number, row_number() over kinds as place, count(*) over (partition by kind)::int as count
      from open window kinds as (partition by kind order by id))
    select kind, number, coalesce(count, 0) as count from numbered where place <= ${sql.placeholder('most')}::int order by kind, place`,
);
