import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { branches, items, stock, stockIncoming } from '../catalogue.table.ts';
import { toldCause } from './stock-cause.sql.ts';

const p = sql.placeholder;

type AtBranch = { site: SiteCode; branch: string; itemIds: number[] };

/** The row of an item that was never there, so that it can be locked. */
export const ensureStock = prepareWrite<AtBranch, never>(
  'stock_ensure',
  sql`insert into ${stock} (branch_id, item_id, site)
    select b.id, i.id, i.site from ${items} i join ${branches} b on b.site = i.site
    where i.site = ${p('site')} and i.id = any(${p('itemIds')}::bigint[]) and b.code = ${p('branch')} and b.position > 0
    on conflict do nothing`,
);

export type CountedStock = {
  itemId: number;
  branchId: number;
  code: string;
  name: string;
  maker: string;
  onHand: number;
  reserved: number;
};

/** Of any shelf, or of one alone; locks in item order, as everything that locks stock does. */
export const lockCountedStock = prepareStatement<AtBranch & { shelf: string | null }, CountedStock>(
  'stock_lock_counted',
  sql`select s.item_id, s.branch_id, i.code, i.name, i.maker, s.on_hand, s.reserved
    from ${stock} s join ${items} i on i.id = s.item_id join ${branches} b on b.id = s.branch_id
    where b.site = ${p('site')} and b.code = ${p('branch')} and s.item_id = any(${p('itemIds')}::bigint[])
      and (${p('shelf')}::text is null or s.shelf = ${p('shelf')}::text)
    order by s.item_id for no key update of s`,
);

export const setOnHand = prepareWrite<{ branchId: number; itemIds: number[]; onHand: number[]; cause: string }, never>(
  'stock_set_on_hand',
  sql`with ${toldCause}
    update ${stock} as s set on_hand = counted.on_hand
    from unnest(${p('itemIds')}::bigint[], ${p('onHand')}::int[]) as counted (item_id, on_hand), told_cause
    where s.item_id = counted.item_id and s.branch_id = ${p('branchId')}::bigint`,
);

type Lot = { id: number; branchId: number; itemId: number };

export const lockArrivingLot = prepareStatement<Lot, { quantity: number }>(
  'stock_lock_lot',
  sql`select n.quantity from ${stockIncoming} n
    where n.id = ${p('id')}::bigint and n.branch_id = ${p('branchId')}::bigint and n.item_id = ${p('itemId')}::bigint
      and n.kind = 'arriving' for no key update`,
);

export const lowerLot = prepareWrite<{ id: number; quantity: number }, never>(
  'stock_lower_lot',
  sql`update ${stockIncoming} set quantity = quantity - ${p('quantity')}::int where id = ${p('id')}::bigint`,
);

export const deleteLot = prepareWrite<{ id: number }, never>(
  'stock_delete_lot',
  sql`delete from ${stockIncoming} where id = ${p('id')}::bigint`,
);

export const findShelves = prepareStatement<
  { site: SiteCode; limit: number },
  { branch: string; branchName: string; shelf: string; items: number }
>(
  'stock_shelves',
  sql`select b.code as branch, b.name as branch_name, s.shelf, count(*)::int as items
    from ${stock} s join ${branches} b on b.id = s.branch_id
    where b.site = ${p('site')} and b.position > 0 and s.shelf <> ''
    group by b.id, s.shelf order by b.position, s.shelf limit ${p('limit')}::int`,
);

/** Without quantities: whoever counts does not see what there should be. */
export const findItemsOfShelf = prepareStatement<
  { site: SiteCode; branch: string; shelf: string; limit: number },
  { id: number; code: string; name: string; maker: string }
>(
  'stock_items_of_shelf',
  sql`select i.id, i.code, i.name, i.maker
    from ${stock} s join ${items} i on i.id = s.item_id join ${branches} b on b.id = s.branch_id
    where b.site = ${p('site')} and b.code = ${p('branch')} and s.shelf = ${p('shelf')} and s.shelf <> ''
    order by i.name, i.id limit ${p('limit')}::int`,
);
