import { sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.ts';
import {
  joinSellingBranch,
  type OfferColumns,
  type OfferParams,
  priceRowsColumn,
  stockFactsColumns,
} from '../../catalogue/pricing/offer.sql.ts';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { Match } from './quick-match.rule.ts';

const p = sql.placeholder;

/** A number to be looked up: as it is written, as it is understood, as a size in mm. */
export type MatchQuery = {
  place: number;
  key: string;
  universalKeys: readonly string[];
  otherKeys: readonly string[];
  /** Spellings one slip of the finger away. */
  nearKeys: readonly string[];
  bore: number | null;
  outside: number | null;
  width: number | null;
};

const maxPerRank = 12;

const found = (rank: number, where: ReturnType<typeof sql>) => sql`
  (select i.id, i.name, i.maker, ${sql.raw(String(rank))} as rank, i.popularity from ${items} i
    where i.site = ${p('site')} and i.retired_at is null and ${where}
    order by i.popularity desc, i.id limit ${sql.raw(String(maxPerRank))})`;

const matchAll = prepareStatement<{ site: SiteCode; asked: string }, Match & { place: number }>(
  'quick_match',
  sql`select a.place, f.id as "itemId", f.name, f.maker, f.rank
    from jsonb_to_recordset(${p('asked')}::jsonb) as a (place int, key text, "universalKeys" text[],
      "otherKeys" text[], "nearKeys" text[], bore float8, outside float8, width float8)
    cross join lateral (
      ${found(0, sql`i.code_key = a.key and a.key <> ''`)}
      union all ${found(1, sql`i.name_key = a.key and a.key <> ''`)}
      union all ${found(2, sql`i.universal_key = any(a."universalKeys") and i.universal_key <> ''`)}
      union all ${found(3, sql`i.universal_key = any(a."otherKeys") and i.universal_key <> ''`)}
      union all ${found(4, sql`i.bore_mm = a.bore and i.outside_mm = a.outside and (a.width is null or i.width_mm = a.width)`)}
      union all ${found(5, sql`i.name_key = any(a."nearKeys")`)}) f
    order by a.place, f.rank, f.popularity desc, f.id`,
);

/** The items that answer each number, best first, an item once by its best rank. */
export async function findMatches(db: Db, site: SiteCode, asked: readonly MatchQuery[]): Promise<Map<number, Match[]>> {
  const rows = asked.length > 0 ? await matchAll(db, { site, asked: JSON.stringify(asked) }) : [];
  const byPlace = new Map<number, Match[]>();
  for (const { place, ...match } of rows) {
    const before = byPlace.get(place) ?? [];
    if (!before.some((one) => one.itemId === match.itemId)) before.push(match);
    byPlace.set(place, before);
  }
  return byPlace;
}

export type QuickItemRow = OfferColumns & {
  id: number;
  name: string;
  code: string;
  maker: string;
  bearingType: string;
  seal: string;
  boreMm: number | null;
  outsideMm: number | null;
  widthMm: number | null;
  weightKg: number | null;
  qtyPerCarton: number;
  minQty: number;
  orderMultiple: number;
  listMinor: number;
  taxBp: number;
};

/** Items with what they cost this buyer and what lies on the shelf. */
export const findQuickItems = prepareStatement<OfferParams & { ids: number[] }, QuickItemRow>(
  'quick_items',
  sql`select i.id, i.name, i.code, i.maker, i.bearing_type as "bearingType", i.seal, i.bore_mm as "boreMm",
      i.outside_mm as "outsideMm", i.width_mm as "widthMm", i.weight_kg as "weightKg",
      i.qty_per_carton as "qtyPerCarton", i.min_qty as "minQty", i.order_multiple as "orderMultiple",
      i.list_minor as "listMinor", i.tax_bp as "taxBp", ${priceRowsColumn}, ${stockFactsColumns}
    from ${items} i ${joinSellingBranch} where i.id = any(${p('ids')}::bigint[])`,
);
