import { type SQL, sql } from 'drizzle-orm';
import { items, stock, stockIncoming } from '../../catalogue/catalogue.table.ts';
import { drawingColumns, item } from '../../catalogue/items/item-columns.sql.ts';
import { tariffNumberPattern } from '../../catalogue/items/tariff-number.rule.ts';
import { itemPictures } from '../../catalogue/pictures/item-pictures.table.ts';
import { freeForAnybody } from '../../catalogue/stock/free-stock.sql.ts';
import type { Day } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, runStatement } from '../../server/database/prepare-statement.server.ts';
import { pickColumns, type RowOf, selectList } from '../../server/database/select-list.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { Country } from '../../sites/site-facts.ts';
import type { ItemView } from './item-list.contract.ts';

/** Finds names and stock codes that begin with the key, and interchangeable items; else names that have it anywhere. */
export type ItemSearch = { key: string; universalKeys: readonly string[]; anywhere?: true };

/** '' does not filter. */
export type ItemListFilter = {
  site: SiteCode;
  country: Country;
  view: ItemView;
  maker: string;
  category: string;
  search: ItemSearch | undefined;
  now: Date;
};

const lastCharacter = '\u{10FFFF}';
const isListed = ({ site, view }: ItemListFilter) =>
  sql`i.site = ${site} and i.retired_at is ${view === 'retired' ? sql`not null` : sql`null`}`;

/** Conditions that are not asked for are left out, so that each list is planned with its own index. */
function conditions(filter: ItemListFilter): SQL {
  const { country, view, maker, category, search, now } = filter;
  const parts = [isListed(filter)];
  if (maker) parts.push(sql`i.maker = ${maker}`);
  if (category) parts.push(sql`i.category = ${category}`);
  if (view === 'no_price') parts.push(sql`i.list_minor = 0`);
  if (view === 'no_stock')
    parts.push(sql`not exists (select from ${stock} s where s.item_id = i.id and s.on_hand > s.reserved
        and ${freeForAnybody(sql`${now.toISOString()}`)} > 0)`);
  if (view === 'no_hsn') parts.push(sql`i.hsn = ''`);
  if (view === 'wrong_hsn') parts.push(sql`i.hsn <> '' and i.hsn !~ ${tariffNumberPattern[country].source}`);
  if (view === 'no_picture')
    parts.push(sql`not exists (select from ${itemPictures} p
      where p.item_id = i.id and p.stored_at is not null and p.removed_at is null)`);
  if (search) parts.push(sql`i.id in (${matching(filter, search)})`);
  return sql.join(parts, sql` and `);
}

function matching(filter: ItemListFilter, { key, universalKeys, anywhere }: ItemSearch): SQL {
  const from = sql`select i.id from ${items} i where ${isListed(filter)} and`;
  if (anywhere) return sql`${from} i.name_key like ${`%${key}%`}`;
  const begins = (column: SQL) => sql`${column} ~>=~ ${key} and ${column} ~<~ ${key + lastCharacter}`;
  const parts = [sql`${from} ${begins(sql`i.name_key`)}`, sql`${from} ${begins(sql`i.code_key`)}`];
  for (const universal of universalKeys) parts.push(sql`${from} i.universal_key = ${universal}`);
  return sql.join(parts, sql` union `);
}

const byName = sql`i.name_key using ~<~, i.id`;

const orders: Readonly<Record<string, SQL>> = {
  name: byName,
  '-name': sql`i.name_key using ~>~, i.id desc`,
  code: sql`i.code_key using ~<~, i.id`,
  '-code': sql`i.code_key using ~>~, i.id desc`,
  maker: sql`i.maker, i.weight desc, i.id`,
  '-maker': sql`i.maker desc, i.weight, i.id desc`,
  category: sql`i.category, i.weight desc, i.id`,
  '-category': sql`i.category desc, i.weight, i.id desc`,
  list: sql`i.list_minor, i.id`,
  '-list': sql`i.list_minor desc, i.id desc`,
};

const bestFirst = ({ key }: ItemSearch) => sql`(i.name_key = ${key} or i.code_key = ${key}) desc, i.weight desc, i.id`;

export type ItemListPage = { sort: string; limit: number; offset: number };

/** `sort` is the key of a column, with '-' before it for descending; else the best match or the name is first. */
export async function findListedIds(
  db: Db,
  filter: ItemListFilter,
  { sort, limit, offset }: ItemListPage,
): Promise<number[]> {
  const order = orders[sort] ?? (filter.search ? bestFirst(filter.search) : byName);
  const found = await runStatement<{ id: number }>(
    db,
    sql`select i.id from ${items} i where ${conditions(filter)} order by ${order} limit ${limit} offset ${offset}`,
  );
  return found.map(({ id }) => id);
}

/** The count is at most one more than `most`, which stands for 'more than that'. */
export async function countListed(db: Db, filter: ItemListFilter, most: number): Promise<number> {
  const [found] = await runStatement<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select from ${items} i where ${conditions(filter)} limit ${most + 1}) counted`,
  );
  return found?.count ?? 0;
}

const listedColumns = {
  ...pickColumns(item, 'id', 'code', 'name', 'maker', 'superCategory', 'category', 'weightKg', 'hsn'),
  ...pickColumns(item, 'listMinor', 'costMinor', 'retiredAt'),
  ...drawingColumns,
};

export type ListedItemRow = RowOf<typeof listedColumns> & { free: number; arriving: number; arrivingOn: Day | null };

export const findListedItems = prepareStatement<{ ids: number[]; now: Date }, ListedItemRow>(
  'desk_listed_items',
  sql`select ${selectList(listedColumns)},
      coalesce((select sum(${freeForAnybody(sql`${sql.placeholder('now')}`)}) from ${stock} s where s.item_id = i.id), 0)::int as free,
      coalesce(n.arriving, 0)::int as arriving, n.arriving_on
    from unnest(${sql.placeholder('ids')}::bigint[]) with ordinality wanted(id, place)
      join items i on i.id = wanted.id
      left join lateral (select sum(n.quantity) as arriving, min(n.due_on) as arriving_on
        from ${stockIncoming} n where n.item_id = i.id) n on true
    order by wanted.place`,
);
