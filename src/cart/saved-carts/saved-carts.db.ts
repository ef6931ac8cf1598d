import { sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.ts';
import { type OfferParams, priceRowsColumn } from '../../catalogue/pricing/offer.sql.ts';
import type { PriceCandidate } from '../../catalogue/pricing/price.rule.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { savedCartLines, savedCarts } from './saved-carts.table.ts';

const p = sql.placeholder;

type Owner = { site: SiteCode; userId: number };
const isOwn = sql`s.site = ${p('site')} and s.user_id = ${p('userId')}`;

export type SavedCartRow = { id: number; name: string; lines: number; savedAt: Date };

export const findSavedCarts = prepareStatement<Owner, SavedCartRow>(
  'saved_carts_find',
  sql`select s.id, s.name, s.saved_at, (select count(*) from ${savedCartLines} l where l.saved_cart_id = s.id)::int as lines
    from ${savedCarts} s where ${isOwn} order by s.saved_at desc, s.id desc`,
);

/** The lines of the cart of this name, where the user has one. */
export const findLinesOfName = prepareStatement<Owner & { name: string }, { itemId: number; quantity: number }>(
  'saved_carts_of_name',
  sql`select l.item_id, l.quantity from ${savedCarts} s join ${savedCartLines} l on l.saved_cart_id = s.id
    where ${isOwn} and lower(s.name) = lower(${p('name')})`,
);

export const insertSavedCart = prepareWrite<
  Owner & {
    customerId: number;
    name: string;
    now: Date;
    itemIds: number[];
    quantities: number[];
    unitMinors: (number | null)[];
  },
  never
>(
  'saved_carts_insert',
  sql`with saved as (
      insert into ${savedCarts} (site, customer_id, user_id, name, saved_at)
      values (${p('site')}, ${p('customerId')}, ${p('userId')}, ${p('name')}, ${p('now')}) returning id)
    insert into ${savedCartLines} (saved_cart_id, site, item_id, place, quantity, unit_minor)
    select saved.id, ${p('site')}, line.item_id, line.place, line.quantity, line.unit_minor
    from saved, unnest(${p('itemIds')}::bigint[], ${p('quantities')}::int[], ${p('unitMinors')}::bigint[])
      with ordinality as line (item_id, quantity, unit_minor, place)`,
);

type SavedLine = {
  itemId: number;
  name: string;
  quantity: number;
  unitMinor: number | null;
  listMinor: number;
  prices: PriceCandidate[];
};

/** With the prices of today. */
export const findSavedLines = prepareStatement<Owner & Omit<OfferParams, 'now'> & { id: number }, SavedLine>(
  'saved_carts_lines',
  sql`select l.item_id, i.name, l.quantity, l.unit_minor, i.list_minor, ${priceRowsColumn}
    from ${savedCarts} s join ${savedCartLines} l on l.saved_cart_id = s.id join ${items} i on i.id = l.item_id
    where ${isOwn} and s.id = ${p('id')} order by l.place`,
);

export const deleteSavedCartRow = prepareWrite<Owner & { id: number }, never>(
  'saved_carts_delete',
  sql`delete from ${savedCarts} as s where ${isOwn} and s.id = ${p('id')}`,
);
