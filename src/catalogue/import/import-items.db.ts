import { getTableColumns, sql } from 'drizzle-orm';
import type { Currency } from '../../lib/currency.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { selectList } from '../../server/database/select-list.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { branches, type Item, items, stock } from '../catalogue.table.ts';
import { stagedNames } from './import-row.server.ts';

const p = sql.placeholder;

export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const camelCase = (column: string) => column.replace(/_[a-z]/g, (letter) => letter.charAt(1).toUpperCase());

const columns = stagedNames.map(snakeCase);
const list = (of: (column: string) => string) => sql.raw(columns.map(of).join(', '));
const typed = sql.raw(stagedNames.map((name) => `"${name}" ${getTableColumns(items)[name].getSQLType()}`).join(', '));

/** Locks out other imports of the site until the transaction ends. */
export const lockImports = prepareStatement<{ site: SiteCode }, { locked: number }>(
  'items_import_lock_site',
  sql`select 1 as locked from pg_advisory_xact_lock(hashtext('import ' || ${p('site')}::text))`,
);

/** Locks in the order of the ids, as others lock several. */
export const lockItemsByCode = prepareStatement<{ site: SiteCode; codes: readonly string[] }, Item>(
  'items_import_lock',
  sql`select ${selectList(getTableColumns(items))} from ${items}
    where site = ${p('site')} and code = any(${p('codes')}::text[]) order by id for no key update`,
);

export const findImportedByCode = prepareStatement<{ site: SiteCode; codes: readonly string[] }, Item>(
  'items_import_find',
  sql`select ${selectList(getTableColumns(items))} from ${items}
    where site = ${p('site')} and code = any(${p('codes')}::text[]) order by id`,
);

/** Writes the rows that differ from what is there, and returns these; a retired item is sold again where `sellsRetired`. */
export const mergeItems = prepareWrite<
  { site: SiteCode; currency: Currency; rows: string; sellsRetired: boolean; now: Date },
  { code: string; isNew: boolean }
>(
  'items_import_merge',
  sql`insert into ${items} as i (${list((c) => c)}, site, currency, updated_at)
    select ${sql.raw(stagedNames.map((name) => `g."${name}"`).join(', '))}, ${p('site')}, ${p('currency')}, ${p('now')}::timestamptz
    from json_to_recordset(${p('rows')}::json) as g(${typed})
    on conflict (site, code) do update set ${list((c) => `${c} = excluded.${c}`)}, currency = excluded.currency,
      retired_at = case when ${p('sellsRetired')}::boolean then null else i.retired_at end, updated_at = excluded.updated_at
    where i.row_hash <> excluded.row_hash or (${p('sellsRetired')}::boolean and i.retired_at is not null)
    returning i.code, i.xmax = 0 as is_new`,
);

/** Gives items the facts they had, where nobody has changed them since they were written; returns these. */
export const restoreItems = prepareWrite<{ site: SiteCode; rows: string; now: Date }, { code: string }>(
  'items_import_restore',
  sql`update ${items} i set ${list((c) => `${c} = g."${camelCase(c)}"`)}, retired_at = g."retiredAt", updated_at = ${p('now')}::timestamptz
    from json_to_recordset(${p('rows')}::json) as g(${typed}, "retiredAt" timestamptz, "writtenAt" timestamptz, "writtenHash" text)
    where i.site = ${p('site')} and i.code = g.code and i.row_hash = g."writtenHash" and i.updated_at = g."writtenAt"
    returning i.code`,
);

/** Retires items that an import made, where nobody has changed them since; returns these. */
export const retireMadeItems = prepareWrite<{ site: SiteCode; rows: string; now: Date }, { code: string }>(
  'items_import_retire_made',
  sql`update ${items} i set retired_at = ${p('now')}, updated_at = ${p('now')}
    from jsonb_to_recordset(${p('rows')}::jsonb) as g(code text, "writtenHash" text)
    where i.site = ${p('site')} and i.code = g.code and i.row_hash = g."writtenHash" and i.retired_at is null
    returning i.code`,
);

/** Sells items again that were retired because a file did not name them. */
export const sellItemsAgain = prepareWrite<{ site: SiteCode; codes: string[]; now: Date }, { code: string }>(
  'items_import_sell_again',
  sql`update ${items} i set retired_at = null, updated_at = ${p('now')}
    where i.site = ${p('site')} and i.code = any(${p('codes')}::text[]) and i.retired_at is not null
    returning i.code`,
);

export const compareImportedItems = prepareStatement<
  { site: SiteCode; rows: string },
  { line: number; isNew: boolean; isSame: boolean; onHand: number | null; reserved: number }
>(
  'items_import_compare',
  sql`select g.line, i.id is null as is_new, coalesce(i.row_hash = g."rowHash" and i.retired_at is null, false) as is_same,
      g."onHand", coalesce(k.reserved, 0)::int as reserved
    from jsonb_to_recordset(${p('rows')}::jsonb) as g(line int, code text, "rowHash" text, "onHand" int)
      left join ${items} i on i.site = ${p('site')} and i.code = g.code
      left join ${branches} b on b.site = i.site and b.position = 1
      left join ${stock} k on k.item_id = i.id and k.branch_id = b.id
    order by g.line`,
);

export const retireItemsByCode = prepareWrite<{ site: SiteCode; codes: string[]; now: Date }, { code: string }>(
  'items_import_retire',
  sql`update ${items} i set retired_at = ${p('now')}, updated_at = ${p('now')}
    where i.site = ${p('site')} and i.code = any(${p('codes')}::text[]) and i.retired_at is null returning i.code`,
);

export const findImportedItems = prepareStatement<{ site: SiteCode; codes: string[] }, { code: string; item: object }>(
  'items_import_now',
  sql`select i.code, to_jsonb(i) as item from ${items} i
    where i.site = ${p('site')} and i.code = any(${p('codes')}::text[]) order by i.code`,
);
