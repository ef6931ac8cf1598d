import { sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.ts';
import { customerContacts } from '../../account/customer-contacts.table.ts';
import type { RankedCustomerSearch } from '../../account/customer-search.rule.ts';
import { reachOf } from '../../account/customers/customer-reach.sql.ts';
import { customersFound, nameRank } from '../../account/customers-found.sql.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { Site, SiteCode } from '../../sites/site.ts';
import { type ListedDiscount, priceChanges, priceLists, priceRows } from '../pricing/prices.table.ts';
import { isFollowed } from './list-price-rows.db.ts';

const p = sql.placeholder;

const findNamedList = prepareStatement<{ site: SiteCode; name: string }, { id: number }>(
  'price_list_named',
  sql`select id from ${priceLists} where site = ${p('site')} and name = ${p('name')}`,
);

export async function findPriceList(db: Db, site: Site, name: string): Promise<number | undefined> {
  const [list] = await findNamedList(db, { site: site.code, name });
  return list?.id;
}

type NewList = { site: SiteCode; name: string; currency: Currency; discounts: string };

const insertListWithRows = prepareWrite<NewList, { id: number }>(
  'price_list_insert',
  sql`with list as (
      insert into ${priceLists} (site, name, currency) values (${p('site')}, ${p('name')}, ${p('currency')})
      on conflict do nothing returning id),
    listed as (
      insert into ${priceRows} (site, price_list_id, scope, scope_key, min_qty, discount_bp, currency)
      select ${p('site')}, list.id, d.scope, d."scopeKey", d."minQty", d."discountBp", ${p('currency')}
      from list, jsonb_to_recordset(${p('discounts')}::jsonb) as d(scope text, "scopeKey" text, "minQty" int, "discountBp" int))
    select id from list`,
);

/** Undefined when the site has a list of this name. */
export async function insertPriceList(
  db: Db,
  { code, currency }: Site,
  name: string,
  discounts: readonly ListedDiscount[],
): Promise<number | undefined> {
  const [list] = await insertListWithRows(db, { site: code, name, currency, discounts: JSON.stringify(discounts) });
  return list?.id;
}

export type PriceListName = { id: number; name: string };

export const findPriceListName = prepareStatement<{ site: SiteCode; id: number }, PriceListName>(
  'price_list_name',
  sql`select l.id, l.name from ${priceLists} l where l.site = ${p('site')} and l.id = ${p('id')}::bigint`,
);

export const findPriceListsByName = prepareStatement<{ site: SiteCode }, PriceListName>(
  'price_lists_by_name',
  sql`select l.id, l.name from ${priceLists} l where l.site = ${p('site')} order by l.name, l.id`,
);

/** Locks the names of the site's lists against each other. */
export const lockPriceLists = prepareStatement<{ site: SiteCode }, PriceListName>(
  'price_lists_lock',
  sql`select l.id, l.name from ${priceLists} l where l.site = ${p('site')} order by l.id for no key update`,
);

export const renameList = prepareWrite<{ id: number; name: string }, never>(
  'price_lists_rename',
  sql`update ${priceLists} set name = ${p('name')} where id = ${p('id')}`,
);

export const copyRows = prepareWrite<{ from: number; to: number; today: Day }, never>(
  'price_lists_copy',
  sql`insert into ${priceRows} (site, price_list_id, scope, scope_key, min_qty, valid_from, valid_to, discount_bp, net_minor, currency)
    select r.site, ${p('to')}::bigint, r.scope, r.scope_key, r.min_qty, greatest(r.valid_from, ${p('today')}::date), r.valid_to,
      r.discount_bp, r.net_minor, r.currency
    from ${priceRows} r where r.price_list_id = ${p('from')}::bigint and (r.valid_to is null or r.valid_to >= ${p('today')}::date)
    order by r.id`,
);

export type PriceListSummary = PriceListName & {
  rows: number;
  planned: number;
  ending: number;
  customers: number;
  changedAt: Date | null;
  changedBy: string | null;
};

const inForce = sql`r.valid_to is null or r.valid_to >= ${p('today')}::date`;

export const findPriceListSummaries = prepareStatement<{ site: SiteCode; today: Day; soon: Day }, PriceListSummary>(
  'price_lists_summary',
  sql`select l.id, l.name, coalesce(r.rows, 0)::int as rows, coalesce(r.planned, 0)::int as planned,
      coalesce(r.ending, 0)::int as ending, coalesce(c.customers, 0)::int as customers, h.changed_at, h.changed_by
    from ${priceLists} l
      left join lateral (select count(*) as rows, count(*) filter (where r.valid_from > ${p('today')}::date) as planned,
          count(*) filter (where r.valid_to is not null and r.valid_to <= ${p('soon')}::date and not ${isFollowed(sql`r`)}) as ending
        from ${priceRows} r where r.price_list_id = l.id and (${inForce})) r on true
      left join (select c.price_list_id, count(*) as customers from ${customers} c where c.site = ${p('site')}
        group by c.price_list_id) c on c.price_list_id = l.id
      left join lateral (select h.changed_at, h.changed_by from ${priceChanges} h where h.price_list_id = l.id
        order by h.id desc limit 1) h on true
    where l.site = ${p('site')} order by l.name, l.id`,
);

export type PricedCustomer = {
  id: number;
  name: string;
  priceListId: number | null;
  priceList: string | null;
  isActive: boolean;
};

const customerColumns = sql`c.id, c.name, c.price_list_id, l.name as price_list,
  c.status = 'active' as is_active`;
const joined = sql`${customers} c left join ${priceLists} l on l.id = c.price_list_id and l.site = c.site`;

export const findPricedCustomer = prepareStatement<{ site: SiteCode; id: number }, PricedCustomer>(
  'price_customer',
  sql`select ${customerColumns} from ${joined} where c.site = ${p('site')} and c.id = ${p('id')}::bigint`,
);

/** The address of somebody who signs in, else of the main contact of one customer alone. */
export const findPricedCustomerByEmail = prepareStatement<{ site: SiteCode; email: string }, PricedCustomer>(
  'price_customer_by_email',
  sql`select ${customerColumns} from ${joined} where c.site = ${p('site')} and c.id = coalesce(
      (select u.customer_id from ${users} u where u.site = ${p('site')} and u.email = ${p('email')}),
      (select min(k.customer_id) from ${customerContacts} k
        where k.site = ${p('site')} and k.email = ${p('email')} and k.is_main having count(*) = 1))`,
);

export type CustomerWithRows = { id: number; name: string; rows: number; ending: number };

export const findCustomersWithRows = prepareStatement<
  { site: SiteCode; today: Day; soon: Day; limit: number },
  CustomerWithRows
>(
  'price_customers_with_rows',
  sql`with owned as materialized (
      select r.customer_id, count(*)::int as rows, (count(*) filter (where r.valid_to is not null and r.valid_to <= ${p('soon')}::date and not ${isFollowed(sql`r`)}))::int as ending
      from ${priceRows} r where r.site = ${p('site')} and r.customer_id is not null and (${inForce})
      group by r.customer_id),
    named as materialized (
      select c.id, c.name, o.rows, o.ending from owned o join ${customers} c on c.id = o.customer_id and c.site = ${p('site')})
    select n.id, n.name, n.rows, n.ending from named n order by lower(n.name), n.id limit ${p('limit')}::int`,
);

export type CustomerToPrice = { id: number; name: string; email: string };

export const findCustomersToPrice = prepareStatement<
  RankedCustomerSearch & { site: SiteCode; limit: number },
  CustomerToPrice
>(
  'price_customers_found',
  sql`with found as materialized (
      select c.id, ${nameRank(sql`c.name`)} as rank from ${customers} c
      where c.id in ${customersFound} and c.name <> '' and c.merged_into_id is null
      order by rank, lower(c.name), c.id limit ${p('limit')}::int)
    select c.id, c.name, u.email
    from found join ${customers} c on c.id = found.id join lateral ${reachOf(sql`c.id`)} u on true
    order by found.rank, lower(c.name), c.id`,
);
