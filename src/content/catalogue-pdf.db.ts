import { sql } from 'drizzle-orm';
import { items } from '../catalogue/catalogue.table.ts';
import { statement } from '../server/statement.ts';
import type { SiteCode } from '../sites/site.ts';
import { cataloguePrints } from './catalogue-pdf.table.ts';
import type { CatalogueItem } from './catalogue-sections.rule.ts';

const p = sql.placeholder;

/** A site and a maker; '' for all makers. */
export type CatalogueOf = { site: SiteCode; maker: string };

const sold = sql`from ${items}
  where site = ${p('site')} and retired_at is null and (${p('maker')}::text = '' or maker = ${p('maker')})`;

/** Changes with any item; '' when there is none. */
export const findEdition = statement<CatalogueOf, { edition: string }>(
  'catalogue_edition',
  sql`select case count(*) when 0 then ''
      else count(*) || ' ' || (extract(epoch from max(updated_at)) * 1000)::bigint end as edition ${sold}`,
);

/** Everything that is sold, the popular first. */
export const findItems = statement<CatalogueOf, CatalogueItem>(
  'catalogue_items',
  sql`select name, maker, super_category as "superCategory", category, sub_category as "subCategory", description,
      bearing_type as "bearingType", seal, bore_mm as "boreMm", outside_mm as "outsideMm", width_mm as "widthMm",
      weight_kg as "weightKg", dynamic_kn as "dynamicKn", static_kn as "staticKn"
    ${sold} order by weight desc, id`,
);

/** What was printed of this edition. */
export const findPrint = statement<CatalogueOf & { edition: string }, { pdf: Buffer }>(
  'catalogue_print',
  sql`select pdf from ${cataloguePrints}
    where site = ${p('site')} and maker = ${p('maker')} and edition = ${p('edition')}`,
);

/** Keeps a print in the place of the one before. */
export const keepPrint = statement<CatalogueOf & { edition: string; pdf: Buffer; now: Date }, never>(
  'catalogue_keep_print',
  sql`insert into ${cataloguePrints} (site, maker, edition, pdf, printed_at)
    values (${p('site')}, ${p('maker')}, ${p('edition')}, ${p('pdf')}, ${p('now')}::timestamptz)
    on conflict (site, maker) do update
      set edition = excluded.edition, pdf = excluded.pdf, printed_at = excluded.printed_at`,
);
