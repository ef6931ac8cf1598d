import { and, eq, inArray, sql } from 'drizzle-orm';
import { branches, type Item, items, stock, type Unit } from '../../catalogue/catalogue.table.ts';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';

const p = sql.placeholder;

export const findItemsByCode = (
  db: Db,
  site: SiteCode,
  codes: readonly string[],
): Promise<Pick<Item, 'id' | 'code'>[]> =>
  db
    .select({ id: items.id, code: items.code })
    .from(items)
    .where(and(eq(items.site, site), inArray(items.code, [...codes])));

export type ListedItem = {
  id: number;
  code: string;
  name: string;
  maker: string;
  unit: Unit;
  listMinor: number;
  taxBp: number;
  retired: boolean;
};

export const listItems = prepareStatement<{ site: SiteCode; after: string; limit: number }, ListedItem>(
  'api_items_list',
  sql`select i.id, i.code, i.name, i.maker, i.unit, i.list_minor as "listMinor", i.tax_bp as "taxBp",
      i.retired_at is not null as retired
    from ${items} i where i.site = ${p('site')} and i.code > ${p('after')} order by i.code limit ${p('limit')}::int`,
);

export type ListedStock = { itemId: number; branch: string; onHand: number; reserved: number; shelf: string };

export const listStock = prepareStatement<{ itemIds: number[] }, ListedStock>(
  'api_items_stock',
  sql`select s.item_id as "itemId", b.code as branch, s.on_hand as "onHand", s.reserved, s.shelf
    from ${stock} s join ${branches} b on b.id = s.branch_id
    where s.item_id = any(${p('itemIds')}::bigint[]) order by s.item_id, b.position`,
);
