import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { Site, SiteCode } from '../../sites/site.ts';
import { branches, items, stock } from '../catalogue.table.ts';
import { type StagedRow, stagedNames } from './import-row.server.ts';

export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const columns = stagedNames.map(snakeCase);
const list = (of: (column: string) => string) => sql.raw(columns.map(of).join(', '));

const rowsOf = async <T>(db: Db, query: SQL): Promise<T[]> => (await db.execute(query)).rows as T[];

/** Locks out other imports of the site until the transaction ends. */
export async function openStage(db: Db, site: Site): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`import ${site.code}`}))`);
  await db.execute(sql`
    create temp table staged on commit drop as
    select ${list((c) => c)}, 0 as line, null::int as on_hand, null::jsonb as incoming from items limit 0`);
}

export async function stageRows(db: Db, rows: readonly StagedRow[]): Promise<void> {
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value])),
  );
  await db.execute(sql`
    insert into staged select * from json_populate_recordset(null::staged, ${JSON.stringify(records)}::json)`);
}

/** What an import does with a retired item: sell it again, or leave it retired. */
export type RetiredItems = 'sell' | 'leave';

export async function dropUnchanged(db: Db, site: Site, retired: RetiredItems): Promise<number> {
  await db.execute(sql`analyze staged`);
  const { rowCount } = await db.execute(sql`
    delete from staged s using items i
    where i.site = ${site.code} and i.code = s.code and i.row_hash = s.row_hash
      and (i.retired_at is null or ${retired === 'leave'})`);
  return rowCount ?? 0;
}

export type ShortStock = { line: number; onHand: number; reserved: number };

/** Drops rows with fewer pieces than are reserved for orders, and locks the stock of the others. */
export async function dropShortStock(db: Db, site: Site): Promise<ShortStock[]> {
  return rowsOf(
    db,
    sql`
    with locked as (
      select s.line, s.on_hand, k.reserved
      from staged s join items i on i.site = ${site.code} and i.code = s.code
        join branches b on b.site = i.site and b.position = 1
        join stock k on k.item_id = i.id and k.branch_id = b.id
      where s.on_hand is not null order by k.item_id for update of k)
    delete from staged s using locked where locked.line = s.line and locked.reserved > locked.on_hand
    returning s.line, s.on_hand as "onHand", locked.reserved`,
  );
}

/** Writes the staged rows. */
export async function mergeItems(
  db: Db,
  site: Site,
  { now, retired }: { now: Date; retired: RetiredItems },
): Promise<{ inserted: number; changed: number }> {
  const [counts] = await rowsOf<{ inserted: number; changed: number }>(
    db,
    sql`
    with merged as (
      insert into items (${list((c) => c)}, site, currency, updated_at)
      select ${list((c) => `s.${c}`)}, ${site.code}, ${site.currency}, ${now.toISOString()}::timestamptz
      from staged s order by s.line
      on conflict (site, code) do update set ${list((c) => `${c} = excluded.${c}`)}, currency = excluded.currency,
        retired_at = case when ${retired === 'leave'} then items.retired_at end, updated_at = excluded.updated_at
      returning xmax = 0 as is_new)
    select count(*) filter (where is_new)::int as inserted, count(*) filter (where not is_new)::int as changed from merged`,
  );
  return counts ?? { inserted: 0, changed: 0 };
}

export async function mergeStock(db: Db, site: Site): Promise<void> {
  const counted = sql`
    from staged s join items i on i.site = ${site.code} and i.code = s.code
      join branches b on b.site = i.site and b.position = 1
    where s.on_hand is not null`;
  await db.execute(sql`
    insert into stock (branch_id, item_id, site, on_hand) select b.id, i.id, i.site, s.on_hand ${counted} order by i.id
    on conflict (item_id, branch_id) do update set on_hand = excluded.on_hand where stock.on_hand <> excluded.on_hand`);
  await db.execute(sql`
    delete from stock_incoming n using (select i.id, b.id as branch_id ${counted}) c
    where n.item_id = c.id and n.branch_id = c.branch_id`);
  await db.execute(sql`
    insert into stock_incoming (site, branch_id, item_id, kind, quantity, due_on)
    select c.site, c.branch_id, c.id, lot.kind, lot.quantity, lot."dueOn"
    from (select i.site, i.id, b.id as branch_id, s.incoming ${counted}) c
      cross join lateral jsonb_to_recordset(c.incoming) as lot(kind text, quantity int, "dueOn" date)`);
}

const p = sql.placeholder;

export const compareItems = prepareStatement<
  { site: SiteCode; rows: string },
  { line: number; isNew: boolean; isSame: boolean; onHand: number | null; reserved: number }
>(
  'items_import_compare',
  sql`select g.line, i.id is null as "isNew", coalesce(i.row_hash = g."rowHash" and i.retired_at is null, false) as "isSame",
      g."onHand", coalesce(k.reserved, 0)::int as reserved
    from jsonb_to_recordset(${p('rows')}::jsonb) as g(line int, code text, "rowHash" text, "onHand" int)
      left join ${items} i on i.site = ${p('site')} and i.code = g.code
      left join ${branches} b on b.site = i.site and b.position = 1
      left join ${stock} k on k.item_id = i.id and k.branch_id = b.id
    order by g.line`,
);

export const retireItemsByCode = prepareStatement<{ site: SiteCode; codes: string[]; now: Date }, { id: number }>(
  'items_import_retire',
  sql`update ${items} i set retired_at = ${p('now')}, updated_at = ${p('now')}
    where i.site = ${p('site')} and i.code = any(${p('codes')}::text[]) and i.retired_at is null returning i.id`,
);

export const findItemsByCode = prepareStatement<{ site: SiteCode; codes: string[] }, { code: string; item: object }>(
  'items_import_now',
  sql`select i.code, to_jsonb(i) as item from ${items} i
    where i.site = ${p('site')} and i.code = any(${p('codes')}::text[]) order by i.code`,
);
