import { type SQL, sql } from 'drizzle-orm';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { items } from '../catalogue.table.ts';
import { categoriesLock } from '../categories/categories.db.ts';
import type { OfferParams } from '../pricing/offer.sql.ts';
import { priceRowsColumn } from '../pricing/offer.sql.ts';
import type { PriceCandidate } from '../pricing/price.rule.ts';
import type { PriceChangeKind } from '../pricing/price-change-kind.data.ts';
import { type PriceSnapshot, priceChanges, priceRows } from '../pricing/prices.table.ts';
import type { StoredPrice } from './plan-price.rule.ts';

const p = sql.placeholder;

export type OwnerParams = { site: SiteCode; priceListId: number | null; customerId: number | null };
export const isOwners = (alias: string) => sql`${sql.raw(alias)}.site = ${p('site')}
  and (${sql.raw(alias)}.price_list_id = ${p('priceListId')}::bigint or ${sql.raw(alias)}.customer_id = ${p('customerId')}::bigint)`;

const lockCategoriesAndPrices = prepareStatement<{ site: SiteCode; name: string }, { locked: boolean }>(
  'prices_lock',
  sql`select pg_advisory_xact_lock_shared(${categoriesLock}) is not null
    and pg_advisory_xact_lock(hashtext(${p('name')}::text)) is not null as locked`,
);

/** Editors of one price list, or of one customer's rows, write one after the other, and none while a category is renamed. */
export async function lockPrices(db: Db, { site, priceListId, customerId }: OwnerParams): Promise<void> {
  const name = priceListId === null ? `prices customer ${customerId}` : `prices list ${priceListId}`;
  await lockCategoriesAndPrices(db, { site, name });
}

export const snapshot = sql`p.scope, p.scope_key, p.min_qty, p.valid_from,
  p.valid_to, p.discount_bp, p.net_minor`;

/** Finds rows that apply since `since` or later, and those with one of the ids. */
export const findStoredPrices = prepareStatement<OwnerParams & { since: Day; ids: number[] }, StoredPrice>(
  'price_rows_stored',
  sql`select p.id, ${snapshot} from ${priceRows} p
    where ${isOwners('p')} and (p.valid_to is null or p.valid_to >= ${p('since')}::date or p.id = any(${p('ids')}::bigint[]))
    order by p.id`,
);

export type PriceChange = {
  id: number;
  rowId: number;
  kind: PriceChangeKind;
  before: PriceSnapshot | null;
  after: PriceSnapshot | null;
  changedAt: Date;
  changedBy: string;
};

const changeColumns = sql`h.id, h.row_id, h.kind, h.before, h.after, h.changed_at, h.changed_by`;

export const findChangesSince = prepareStatement<OwnerParams & { since: number }, PriceChange>(
  'price_changes_since',
  sql`select ${changeColumns} from ${priceChanges} h where ${isOwners('h')} and h.id > ${p('since')}::bigint order by h.id`,
);

/** Reads a list or a customer, each through its own index. */
const latestChanges = (owned: SQL) => sql`(select h.* from ${priceChanges} h
      where h.site = ${p('site')} and ${owned} and h.id < ${p('before')}::bigint order by h.id desc limit ${p('limit')}::int)`;

/** The latest first; `before` is the id of the first change that is not wanted any more. */
export const findPriceHistory = prepareStatement<OwnerParams & { before: number; limit: number }, PriceChange>(
  'price_changes_history',
  sql`select ${changeColumns} from (${latestChanges(sql`h.price_list_id = ${p('priceListId')}::bigint`)}
      union all ${latestChanges(sql`h.customer_id = ${p('customerId')}::bigint`)}) h
    order by h.id desc limit ${p('limit')}::int`,
);

export const findLastPriceChange = prepareStatement<OwnerParams, { id: number }>(
  'price_changes_last',
  sql`select coalesce(greatest(
      (select max(h.id) from ${priceChanges} h where h.price_list_id = ${p('priceListId')}::bigint and h.site = ${p('site')}),
      (select max(h.id) from ${priceChanges} h where h.customer_id = ${p('customerId')}::bigint and h.site = ${p('site')})), 0) as id`,
);

/** Writes the rows and their changes together; returns the id of the row of each write. */
export const writePrices = prepareWrite<
  OwnerParams & { currency: Currency; writes: string; now: Date; by: string },
  { place: number; id: number }
>(
  'price_rows_write',
  sql`with wanted as materialized (
      select w.place, w.kind, w.before, w.after, coalesce(w."rowId", nextval('price_rows_id_seq')) as id, a.*
      from jsonb_to_recordset(${p('writes')}::jsonb) as w(place int, kind text, "rowId" bigint, before jsonb, after jsonb)
        left join lateral jsonb_to_record(w.after) as a(scope text, "scopeKey" text, "minQty" int, "validFrom" date,
          "validTo" date, "discountBp" int, "netMinor" bigint) on w.after is not null),
    begun as (
      insert into ${priceRows} (id, site, price_list_id, customer_id, scope, scope_key, min_qty, valid_from, valid_to,
        discount_bp, net_minor, currency)
      select w.id, ${p('site')}, ${p('priceListId')}::bigint, ${p('customerId')}::bigint, w.scope, w."scopeKey", w."minQty",
        w."validFrom", w."validTo", w."discountBp", w."netMinor", ${p('currency')}
      from wanted w where w.kind = 'begun'),
    changed as (
      update ${priceRows} p set scope = w.scope, scope_key = w."scopeKey", min_qty = w."minQty",
        valid_from = w."validFrom", valid_to = w."validTo", discount_bp = w."discountBp", net_minor = w."netMinor"
      from wanted w where p.id = w.id and ${isOwners('p')} and w.kind in ('changed', 'ended')),
    removed as (
      delete from ${priceRows} p using wanted w where p.id = w.id and ${isOwners('p')} and w.kind = 'removed'),
    recorded as (
      insert into ${priceChanges} (site, price_list_id, customer_id, row_id, kind, before, after, changed_at, changed_by)
      select ${p('site')}, ${p('priceListId')}::bigint, ${p('customerId')}::bigint, w.id, w.kind, w.before, w.after,
        ${p('now')}, ${p('by')} from wanted w order by w.place)
    select w.place, w.id from wanted w`,
);

export type ItemPrices = { id: number; name: string; listMinor: number; prices: PriceCandidate[] };

/** Finds the prices that the rows of a price list and a customer give each item. */
export const findItemPrices = prepareStatement<
  Pick<OfferParams, 'priceListId' | 'customerId'> & { site: SiteCode; ids: number[] },
  ItemPrices
>(
  'price_rows_of_items',
  sql`select i.id, i.name, i.list_minor, ${priceRowsColumn} from ${items} i
    where i.site = ${p('site')} and i.id = any(${p('ids')}::bigint[])`,
);
