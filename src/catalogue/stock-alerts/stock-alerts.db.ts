import { type SQL, sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { branches, items } from '../catalogue.table.ts';
import { isInCatalogue } from '../items/catalogue-items.sql.ts';
import { freeAfterHolds } from '../stock/free-stock.sql.ts';
import { maxStockAlerts } from './stock-alerts.contract.ts';
import { stockAlerts } from './stock-alerts.table.ts';
import type { WantedItem } from './wanted-item.contract.ts';

const p = sql.placeholder;

const heldForOthers = (customerId: SQL) => sql`(select sum(h.quantity) from stock_holds h
  where h.item_id = s.item_id and h.branch_id = s.branch_id and h.ended_at is null and h.reason <> 'order'
    and h.ends_at > ${p('now')}::timestamptz and h.customer_id <> ${customerId})`;

/** Whether stock `s` of item `i` has the smallest quantity that the customer can order. */
const isInStock = (customerId: SQL) => sql`${freeAfterHolds(heldForOthers(customerId))} >= greatest(i.min_qty, 1)`;

const joinStock = sql`join ${branches} b on b.site = i.site and b.position = 1
  join stock s on s.item_id = i.id and s.branch_id = b.id`;

export const findOpenAlerts = prepareStatement<{ userId: number }, { itemId: number }>(
  'stock_alerts_of_user',
  sql`select a.item_id from ${stockAlerts} a where a.user_id = ${p('userId')}::bigint and a.mailed_at is null
    order by a.id desc limit ${sql.raw(String(maxStockAlerts))}`,
);

type Asked = { site: SiteCode; customerId: number; userId: number; itemId: number; now: Date };

/** A request that is open already stays as it is; what is in stock need not be waited for. */
export const addAlert = prepareWrite<Asked, { sold: boolean; inStock: boolean; hasRoom: boolean }>(
  'stock_alert_add',
  sql`with offered as (select i.id from ${items} i where i.id = ${p('itemId')}::bigint and ${isInCatalogue(sql`i`)}),
    there as (select i.id from ${items} i ${joinStock}
      where i.id = ${p('itemId')}::bigint and ${isInStock(sql`${p('customerId')}::bigint`)}),
    counted as (select count(*) < ${sql.raw(String(maxStockAlerts))} as has_room from ${stockAlerts} a
      where a.user_id = ${p('userId')}::bigint and a.mailed_at is null and a.item_id <> ${p('itemId')}::bigint),
    added as (
      insert into ${stockAlerts} (site, customer_id, user_id, item_id, asked_at)
      select ${p('site')}, ${p('customerId')}::bigint, ${p('userId')}::bigint, offered.id, ${p('now')}::timestamptz
      from offered, counted where counted.has_room and not exists (select from there)
      on conflict do nothing)
    select exists (select from offered) as sold, exists (select from there) as in_stock, counted.has_room from counted`,
);

export const removeAlert = prepareWrite<{ userId: number; itemId: number }, { id: number }>(
  'stock_alert_remove',
  sql`delete from ${stockAlerts} where user_id = ${p('userId')}::bigint and item_id = ${p('itemId')}::bigint
    and mailed_at is null returning id`,
);

export const removeAlertsOfUser = prepareWrite<{ site: SiteCode; userId: number }, never>(
  'stock_alerts_remove',
  sql`delete from ${stockAlerts} where site = ${p('site')} and user_id = ${p('userId')}::bigint and mailed_at is null`,
);

export type DueAlert = {
  userId: number;
  itemId: number;
  name: string;
  maker: string;
  subCategory: string;
  superCategory: string;
  email: string;
};

/** Marks alerts of items that are in stock now; processes that do this at once take different ones. */
export const takeDueAlerts = prepareWrite<{ site: SiteCode; now: Date; limit: number }, DueAlert>(
  'stock_alerts_take',
  sql`update ${stockAlerts} t set mailed_at = ${p('now')}::timestamptz
    from (
      select a.id, i.id as item_id, i.name, i.maker, i.sub_category, i.super_category, u.id as user_id, u.email
      from ${stockAlerts} a join ${items} i on i.id = a.item_id and ${isInCatalogue(sql`i`)}
        join ${users} u on u.id = a.user_id and u.email_verified_at is not null
        join ${customers} c on c.id = a.customer_id and c.status in ('active', 'overdue')
        ${joinStock}
      where a.site = ${p('site')} and a.mailed_at is null and ${isInStock(sql`a.customer_id`)}
      order by a.id limit ${p('limit')}::int for no key update of a skip locked) due
    where t.id = due.id
    returning due.user_id, due.item_id, due.name, due.maker, due.sub_category, due.super_category, due.email`,
);

type Listed = { site: SiteCode; from: Date; prefix: string };

const wanted = sql`from ${stockAlerts} a join ${items} i on i.id = a.item_id
  where a.site = ${p('site')} and a.asked_at >= ${p('from')}::timestamptz and i.name_key like ${p('prefix')}::text`;

/** Sorts items by how many companies wait for them; those that were told already count after them. */
export const listWantedItems = prepareStatement<Listed & { limit: number; offset: number }, WantedItem>(
  'stock_alerts_list',
  sql`select i.id as item_id, i.code, i.name, i.maker,
      count(distinct a.customer_id) filter (where a.mailed_at is null)::int as waiting,
      count(distinct a.customer_id) filter (where a.mailed_at is not null)::int as told, max(a.asked_at) as last_at
    ${wanted} group by i.id
    order by count(distinct a.customer_id) filter (where a.mailed_at is null) desc, max(a.asked_at) desc, i.id
    limit ${p('limit')}::int offset ${p('offset')}::int`,
);

export const countWantedItems = prepareStatement<Listed & { most: number }, { count: number }>(
  'stock_alerts_count',
  sql`select count(*)::int as count from (select i.id ${wanted} group by i.id limit ${p('most')}::int) counted`,
);
