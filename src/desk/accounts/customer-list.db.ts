import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { addresses, customers, taxRegistrations, users } from '../../account/account.table.ts';
import { customerContacts } from '../../account/customer-contacts.table.ts';
import { listedCustomers } from '../../account/customer-list/listed-customers.table.ts';
import type { CustomerSearch } from '../../account/customer-search.rule.ts';
import type { CustomerStatus } from '../../account/customer-status.data.ts';
import { salesManagers } from '../../account/customers/sales-managers.sql.ts';
import {
  isRefusedAccount,
  isWaitingAccount,
  isWaitingAddress,
  isWaitingRegistration,
} from '../../account/customers/waiting-accounts.sql.ts';
import { customersFound } from '../../account/customers-found.sql.ts';
import { customerInvitations } from '../../account/invitations/invitations.table.ts';
import { priceLists } from '../../catalogue/pricing/prices.table.ts';
import type { Day } from '../../lib/dates.ts';
import { orders } from '../../orders/orders.table.ts';
import { dueDay, firstDueOf } from '../../payments/credit/ledger.sql.ts';
import { minDebtMinor } from '../../payments/credit/overdue.rule.ts';
import { creditTerms, ledgerEntries } from '../../payments/ledger.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { listedCustomer } from './customer-list.contract.ts';

const p = sql.placeholder;

/** '' and false do not filter. */
export type CustomerListFilter = CustomerSearch & {
  site: SiteCode;
  status: CustomerStatus | '';
  waiting: boolean;
  refused: boolean;
  overdue: boolean;
  changedNumber: boolean;
  waitingAddress: boolean;
  nobody: boolean;
  manager: string;
  today: Day;
};

const isDebt = sql`e.site = ${p('site')} and e.kind = 'invoice' and e.open_minor >= ${sql.raw(String(minDebtMinor))}`;

const overdue = sql`(select e.customer_id from ${ledgerEntries} e join ${creditTerms} t on t.customer_id = e.customer_id
    where ${isDebt} and ${dueDay} < ${p('today')}::date - t.grace_days)`;

const wanted = sql`c.site = ${p('site')} and c.merged_into_id is null
  and (${p('status')}::text = '' or c.status = ${p('status')}::text)
  and (not ${p('waiting')}::boolean or ${isWaitingAccount})
  and (not ${p('refused')}::boolean or ${isRefusedAccount})
  and (${p('manager')}::text = '' or c.sales_manager = ${p('manager')}::text)
  and (not ${p('changedNumber')}::boolean or c.id in (
    select t.customer_id from ${taxRegistrations} t join ${customers} c on c.id = t.customer_id
    where t.site = ${p('site')} and ${isWaitingRegistration}))
  and (not ${p('waitingAddress')}::boolean or exists (
    select from ${addresses} a where a.customer_id = c.id and ${isWaitingAddress}))
  and (not ${p('nobody')}::boolean or not exists (select from ${users} w where w.customer_id = c.id))
  and (not ${p('overdue')}::boolean or (c.status = 'active' and c.id in ${overdue}))
  and (${p('searchCount')}::int = 0 or c.id in ${customersFound})`;

/** The count is at most one more than `most`, which stands for 'more than that'. */
export const countCustomers = prepareStatement<CustomerListFilter & { most: number }, { count: number }>(
  'desk_customers_count',
  sql`select count(*)::int as count from (select 1 from ${customers} c where ${wanted} limit ${p('most')}::int + 1) counted`,
);

/** The row, before what rules make of it. */
export type ListedCustomerRow = Omit<z.input<typeof listedCustomer>, 'statusLabel' | 'overdue' | 'look' | 'joined'> & {
  hasUser: boolean;
  invitationEndsAt: Date | null;
  /** A further registration that waits for staff. */
  addedNumber: string | null;
  /** Other customers of the site with the number given last. */
  sameNumber: number;
  regionIds: number[];
  periodDays: number | null;
  graceDays: number | null;
  firstDueOn: Day | null;
};

const unpaid = sql`(select coalesce(sum(e.open_minor), 0)::bigint from ${ledgerEntries} e
  where e.customer_id = c.id and e.kind = 'invoice' and e.open_minor > 0)`;
const oldestOpen = sql`(select min(e.booked_on)::date from ${ledgerEntries} e where e.customer_id = c.id
  and e.kind = 'invoice' and e.open_minor >= ${sql.raw(String(minDebtMinor))})`;

const columns = sql`c.id as customer_id, c.name as company,
  (select l.customer_code from ${listedCustomers} l where l.linked_customer_id = c.id limit 1) as customer_code,
  coalesce(u.email, k.email, '') as email,
  coalesce(u.mobile, k.phone, '') as phone,
  coalesce((select a.city_name from ${addresses} a where a.customer_id = c.id and a.retired_at is null
    order by a.purpose, a.is_default desc, a.id limit 1), '') as town,
  u.id is not null as has_user, v.ends_at as invitation_ends_at,
  case when u.id is null then coalesce(k.name, '') else btrim(concat_ws(' ', u.first_name, u.last_name)) end as person, c.status, c.status_reason, c.created_at,
  case when c.status <> 'active' and not coalesce(${isRefusedAccount}, false) then c.profile_at end as waiting_since,
  coalesce(r.pending_number, r.number) as tax_number,
  r.verified_at is not null and r.pending_number is null as tax_number_verified,
  r.pending_number is not null as tax_number_changed,
  (select min(t.number) from ${taxRegistrations} t
    where t.customer_id = c.id and t.pending_number is null and ${isWaitingRegistration}) as added_number,
  (select count(*)::int from ${taxRegistrations} o where o.site = c.site and o.customer_id <> c.id
    and o.number = coalesce(r.pending_number, r.number)) as same_number,
  array(select a.region_id from ${addresses} a where a.customer_id = c.id and a.retired_at is null
    order by a.id) as region_ids, c.sales_manager,
  (select pl.name from ${priceLists} pl where pl.id = c.price_list_id) as price_list, t.limit_minor, t.period_days,
  t.grace_days, ${unpaid} as unpaid_minor, ${oldestOpen} as oldest_open_on,
  ${firstDueOf(sql`c.id`)} as first_due_on,
  (select max(o.placed_at) from ${orders} o where o.customer_id = c.id) as last_order_at`;

const openBySite = sql`left join (select e.customer_id, sum(e.open_minor) as open_minor, min(e.booked_on) as booked_on
    from ${ledgerEntries} e where ${isDebt} group by e.customer_id) m on m.customer_id = c.id`;

type Order = { key: SQL; joined?: SQL; nullsLast?: true };

const listOrders = {
  company: { key: sql`lower(c.name)` },
  created_at: { key: sql`c.id` },
  waiting_since: { key: sql`c.profile_at`, nullsLast: true },
  unpaid_minor: { key: sql`coalesce(m.open_minor, 0)`, joined: openBySite },
  oldest_open_on: { key: sql`m.booked_on`, joined: openBySite, nullsLast: true },
} as const satisfies Record<string, Order>;

type PageParams = CustomerListFilter & { limit: number; offset: number };

/** Only the customers of one page are joined with what is shown of them. */
function preparePage(key: keyof typeof listOrders, direction: 'asc' | 'desc') {
  const { key: sortKey, joined = sql``, nullsLast }: Order = listOrders[key];
  const way = sql.raw(direction);
  const order = sql`${sortKey} ${way}${nullsLast ? sql` nulls last` : sql``}, c.id ${way}`;
  return prepareStatement<PageParams, ListedCustomerRow>(
    `desk_customers_by_${key}_${direction}`,
    sql`with found as (
        select c.id, row_number() over (order by ${order}) as place from ${customers} c ${joined}
        where ${wanted} order by ${order} limit ${p('limit')}::int offset ${p('offset')}::int)
      select ${columns} from found f join ${customers} c on c.id = f.id
        left join ${users} u on u.id = (select min(o.id) from ${users} o where o.customer_id = c.id)
        left join ${customerContacts} k on k.customer_id = c.id and k.is_main
        left join lateral (select i.ends_at from ${customerInvitations} i
          where i.customer_id = c.id order by i.invited_at desc limit 1) v on true
        left join ${taxRegistrations} r on r.customer_id = c.id and r.is_default
        left join ${creditTerms} t on t.customer_id = c.id
      order by f.place`,
  );
}

type FindPage = ReturnType<typeof preparePage>;

/** The orders by the key of a column, with '-' before it for descending. */
export const findCustomersInOrder: ReadonlyMap<string, FindPage> = new Map(
  (Object.keys(listOrders) as (keyof typeof listOrders)[]).flatMap((key) => [
    [key, preparePage(key, 'asc')] as const,
    [`-${key}`, preparePage(key, 'desc')] as const,
  ]),
);

export const findManagers = prepareStatement<{ site: SiteCode }, { name: string | null }>(
  'desk_sales_managers',
  sql`${salesManagers}`,
);
