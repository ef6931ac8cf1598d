import { sql } from 'drizzle-orm';
import { branches, items, stock } from '../../catalogue/catalogue.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { importRows } from '../imports.table.ts';

const p = sql.placeholder;

const unreadable = sql`from ${importRows} u
  where u.import_id = ${p('importId')} and u.outcome = 'wrong' and u.key = ''`;

/** Lines that cannot be read as a whole: while there is one, nothing counts as missing. */
export const findUnreadableLines = prepareStatement<{ importId: number; limit: number }, { line: number }>(
  'import_lines_unreadable',
  sql`select u.line ${unreadable} order by u.line limit ${p('limit')}::int`,
);

/** Sold items that no line names. */
export const findMissingItems = prepareStatement<{ importId: number; site: SiteCode; limit: number }, { code: string }>(
  'import_missing_items',
  sql`select i.code from ${items} i
    where i.site = ${p('site')} and i.retired_at is null
      and not exists (select from ${importRows} r where r.import_id = ${p('importId')} and r.key = i.code)
      and not exists (select ${unreadable})
    order by i.id limit ${p('limit')}::int`,
);

/** Stock above what is reserved, of items that no line names, at the branches that the file names. */
export const findMissingStock = prepareStatement<
  { importId: number; site: SiteCode; limit: number },
  { code: string; branch: string }
>(
  'import_missing_stock',
  sql`with named as materialized (
      select distinct split_part(r.key, ' · ', 1) as branch from ${importRows} r
      where r.import_id = ${p('importId')} and r.key <> '')
    select i.code, b.code as branch from ${stock} s join ${items} i on i.id = s.item_id join ${branches} b on b.id = s.branch_id
    where s.site = ${p('site')} and s.on_hand > s.reserved and b.code in (select branch from named)
      and not exists (select from ${importRows} r where r.import_id = ${p('importId')} and r.key = b.code || ' · ' || i.code)
      and not exists (select ${unreadable})
    order by s.item_id limit ${p('limit')}::int`,
);
