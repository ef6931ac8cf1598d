import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { items } from '../catalogue.table.ts';
import { appliesToItem, type OfferParams } from '../pricing/offer.sql.ts';
import { priceLists, priceRows } from '../pricing/prices.table.ts';
import type { StoredPrice } from './plan-price.rule.ts';
import { snapshot } from './price-rows.db.ts';

const p = sql.placeholder;

export type PricedItem = { id: number; code: string; name: string; maker: string; listMinor: number; minQty: number };

export const findPricedItem = prepareStatement<{ site: SiteCode; id: number }, PricedItem>(
  'price_explained_item',
  sql`select i.id, i.code, i.name, i.maker, i.list_minor, i.min_qty from ${items} i
    where i.site = ${p('site')} and i.id = ${p('id')}::bigint`,
);

export type ApplyingRow = StoredPrice & { own: boolean; list: string | null };

export const findApplyingRows = prepareStatement<
  Pick<OfferParams, 'priceListId' | 'customerId'> & { site: SiteCode; id: number; limit: number },
  ApplyingRow
>(
  'price_explained_rows',
  sql`select p.id, ${snapshot}, p.customer_id is not null as own, l.name as list
    from ${items} i join ${priceRows} p on ${appliesToItem} left join ${priceLists} l on l.id = p.price_list_id
    where i.site = ${p('site')} and i.id = ${p('id')}::bigint
    order by p.valid_to desc nulls first, p.id desc limit ${p('limit')}::int`,
);
