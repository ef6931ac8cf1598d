import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { branches, items, stock, stockIncoming } from '../catalogue.table.ts';

const p = sql.placeholder;

/** `place` is that of the wanted stock; a code or branch that is unknown leaves its row out. */
export const findStockPlaces = prepareStatement<
  { site: SiteCode; codes: string[]; branches: string[] },
  { place: number; itemId: number; branchId: number | null }
>(
  'stock_set_places',
  sql`select w.place::int as place, i.id as "itemId", b.id as "branchId"
    from unnest(${p('codes')}::text[], ${p('branches')}::text[]) with ordinality as w (code, branch, place)
      join ${items} i on i.site = ${p('site')} and i.code = w.code
      left join ${branches} b on b.site = i.site and case when w.branch = '' then b.position = 1 else b.code = w.branch end`,
);

type Places = { itemIds: number[]; branchIds: number[] };

export const addMissingStock = prepareStatement<Places & { site: SiteCode }, never>(
  'stock_set_missing',
  sql`insert into ${stock} (item_id, branch_id, site)
    select w.item_id, w.branch_id, ${p('site')} from unnest(${p('itemIds')}::bigint[], ${p('branchIds')}::bigint[]) as w (item_id, branch_id)
    order by 1, 2 on conflict do nothing`,
);

export type StockBefore = { itemId: number; branchId: number; onHand: number; reserved: number; shelf: string };

/** In the order in which every lock on stock is taken. */
export const lockStockToSet = prepareStatement<Places, StockBefore>(
  'stock_set_lock',
  sql`select s.item_id as "itemId", s.branch_id as "branchId", s.on_hand as "onHand", s.reserved, s.shelf from ${stock} s
    where (s.branch_id, s.item_id) in (select * from unnest(${p('branchIds')}::bigint[], ${p('itemIds')}::bigint[]))
    order by s.item_id, s.branch_id for update`,
);

export const writeStock = prepareStatement<Places & { onHands: number[]; shelves: string[] }, never>(
  'stock_set_write',
  sql`update ${stock} as s set on_hand = w.on_hand, shelf = w.shelf
    from unnest(${p('itemIds')}::bigint[], ${p('branchIds')}::bigint[], ${p('onHands')}::int[], ${p('shelves')}::text[])
      as w (item_id, branch_id, on_hand, shelf)
    where s.item_id = w.item_id and s.branch_id = w.branch_id`,
);

/** Of each place and kind, the lots that are on the way now. */
export const replaceIncoming = prepareStatement<
  { site: SiteCode; itemIds: number[]; branchIds: number[]; kinds: string[]; lots: string },
  never
>(
  'stock_set_incoming',
  sql`with gone as (
      delete from ${stockIncoming} n
      using unnest(${p('itemIds')}::bigint[], ${p('branchIds')}::bigint[], ${p('kinds')}::text[]) as w (item_id, branch_id, kind)
      where n.item_id = w.item_id and n.branch_id = w.branch_id and n.kind = w.kind)
    insert into ${stockIncoming} (site, item_id, branch_id, kind, quantity, due_on)
    select ${p('site')}, l."itemId", l."branchId", l.kind, l.quantity, l."dueOn"
    from jsonb_to_recordset(${p('lots')}::jsonb)
      as l ("itemId" bigint, "branchId" bigint, kind text, quantity int, "dueOn" date)`,
);
