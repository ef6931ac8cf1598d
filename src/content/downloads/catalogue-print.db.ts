import { sql } from 'drizzle-orm';
import { catalogueChanges, items } from '../../catalogue/catalogue.table.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { ItemGroup } from './catalogue-files.rule.ts';
import { cataloguePrintChunks, cataloguePrints } from './catalogue-print.table.ts';
import type { CatalogueItem } from './catalogue-sections.rule.ts';

const p = sql.placeholder;

/** `maker` is '' for all makers. */
export type CatalogueKey = { site: SiteCode; maker: string };
export type CatalogueFileKey = CatalogueKey & { section: string; part: number; edition: number };
export type StoredPrint = { id: number; pages: number; bytes: number };

/** A number that changes with every change of an item of the site. */
export const findEdition = prepareStatement<{ site: SiteCode }, { edition: number }>(
  'catalogue_edition',
  sql`select coalesce((select changes from ${catalogueChanges} where site = ${p('site')}), 0)::bigint as edition`,
);

const isSold = sql`i.site = ${p('site')} and i.retired_at is null
  and (${p('maker')}::text = '' or i.maker = ${p('maker')})`;

/** Reads the whole catalogue. */
export const countGroups = prepareStatement<CatalogueKey, ItemGroup>(
  'catalogue_groups',
  sql`select bearing_type, super_category, category, sub_category,
      count(*)::int as items
    from ${items} i where ${isSold} group by 1, 2, 3, 4`,
);

export type CatalogueItemsQuery = CatalogueKey & {
  /** The groups as parallel arrays. */
  bearingTypes: string[];
  superCategories: string[];
  categories: string[];
  subCategories: string[];
  skip: number;
  limit: number;
};

/** Sorted by size, so that a large series can continue in the next file. */
export const openItems = prepareStatement<CatalogueItemsQuery, never>(
  'catalogue_open_items',
  sql`declare catalogue_items no scroll cursor for
    select i.name, i.maker, i.super_category, i.category, i.sub_category, i.description, i.bearing_type, i.seal,
      i.bore_mm, i.outside_mm, i.width_mm, i.weight_kg, i.dynamic_kn, i.static_kn
    from ${items} i join unnest(${p('bearingTypes')}::text[], ${p('superCategories')}::text[],
        ${p('categories')}::text[], ${p('subCategories')}::text[]) g (bearing_type, super_category, category, sub_category)
      using (bearing_type, super_category, category, sub_category)
    where ${isSold}
    order by i.bore_mm nulls first, i.outside_mm nulls first, i.width_mm nulls first, i.maker, length(i.name), i.name, i.id
    limit ${p('limit')}::int offset ${p('skip')}::int`,
);

/** Returns no rows at the end of the cursor. */
export const fetchItems = prepareStatement<Record<string, never>, CatalogueItem>(
  'catalogue_fetch_items',
  sql`fetch 500 from catalogue_items`,
);

/** Does not wait: false while another transaction prints the same file. Released at the end of the transaction. */
export const claimPrint = prepareStatement<CatalogueFileKey, { claimed: boolean }>(
  'catalogue_claim_print',
  sql`select pg_try_advisory_xact_lock(hashtextextended(concat_ws(E'\\n', 'print', ${p('site')}::text, ${p('maker')}::text,
      ${p('section')}::text, ${p('part')}::int, ${p('edition')}::bigint), 0)) as claimed`,
);

const isFile = sql`site = ${p('site')} and maker = ${p('maker')} and edition = ${p('edition')}`;

export const findPrint = prepareStatement<CatalogueFileKey, StoredPrint>(
  'catalogue_find_print',
  sql`select id, pages, bytes from ${cataloguePrints}
    where ${isFile} and section = ${p('section')} and part = ${p('part')}`,
);

export const findPrints = prepareStatement<
  CatalogueKey & { edition: number },
  Omit<StoredPrint, 'id'> & Pick<CatalogueFileKey, 'section' | 'part'>
>('catalogue_find_prints', sql`select section, part, pages, bytes from ${cataloguePrints} where ${isFile}`);

export const insertPrint = prepareWrite<CatalogueFileKey & { now: Date }, { id: number }>(
  'catalogue_begin_print',
  sql`insert into ${cataloguePrints} (site, maker, section, part, edition, pages, bytes, printed_at)
    values (${p('site')}, ${p('maker')}, ${p('section')}, ${p('part')}, ${p('edition')}, 0, 0, ${p('now')}::timestamptz)
    returning id`,
);

export const storeChunk = prepareWrite<{ id: number; position: number; chunk: Buffer }, never>(
  'catalogue_keep_chunk',
  sql`insert into ${cataloguePrintChunks} (print_id, position, chunk)
    values (${p('id')}, ${p('position')}, ${p('chunk')})`,
);

export const completePrint = prepareWrite<StoredPrint, never>(
  'catalogue_end_print',
  sql`update ${cataloguePrints} set pages = ${p('pages')}, bytes = ${p('bytes')} where id = ${p('id')}`,
);

/** Keeps the previous edition, which may still be downloading. */
export const deleteOlderPrints = prepareWrite<CatalogueKey & { edition: number }, never>(
  'catalogue_delete_older_prints',
  sql`delete from ${cataloguePrints} where site = ${p('site')} and maker = ${p('maker')} and edition < (
    select max(edition) from ${cataloguePrints}
    where site = ${p('site')} and maker = ${p('maker')} and edition < ${p('edition')})`,
);

export const readChunk = prepareStatement<{ id: number; position: number }, { chunk: Buffer }>(
  'catalogue_read_chunk',
  sql`select chunk from ${cataloguePrintChunks} where print_id = ${p('id')} and position = ${p('position')}`,
);
