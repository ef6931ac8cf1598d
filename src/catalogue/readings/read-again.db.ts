import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { type Item, items } from '../catalogue.table.ts';
import type { ReadItem } from './read-again.ts';

const p = sql.placeholder;

/** `version` is another one after any change. */
export type StoredItem = ReadItem & Pick<Item, 'id'> & { version: string };

/** Goes by the code, as an index has a site's items in that order; retired ones too, which may be sold again. */
export const findItemsToRead = prepareStatement<{ site: SiteCode; after: string; limit: number }, StoredItem>(
  'items_to_read_again',
  sql`select i.id, i.xmin::text as version, i.code, i.name, i.maker, i.super_category, i.category, i.bearing_type,
      i.seal, i.clearance, i.bore_mm, i.outside_mm, i.width_mm, i.universal_no, i.universal_stated,
      i.name_key, i.code_key, i.universal_key
    from ${items} i where i.site = ${p('site')} and i.code > ${p('after')}::text
    order by i.code limit ${p('limit')}::int`,
);

/**
 * Leaves out items that somebody has changed since they were read, or is changing. The next import that names one of the
 * items writes it again.
 */
export const writeReadings = prepareWrite<{ rows: string; now: Date }, { code: string }>(
  'items_write_readings',
  sql`with same as (
      select i.id, g."isVisible", g."bearingType", g.seal, g.clearance, g."boreMm", g."outsideMm", g."widthMm",
        g."universalNo", g."universalStated", g."nameKey", g."codeKey", g."universalKey"
      from json_to_recordset(${p('rows')}::json) as g(id bigint, version text, "isVisible" boolean, "bearingType" text, seal text,
          clearance text, "boreMm" float8, "outsideMm" float8, "widthMm" float8, "universalNo" text,
          "universalStated" text, "nameKey" text, "codeKey" text, "universalKey" text)
        join ${items} i on i.id = g.id and i.xmin::text = g.version
      order by i.id for no key update of i skip locked)
    update ${items} i set bearing_type = s."bearingType", seal = s.seal, clearance = s.clearance,
      bore_mm = s."boreMm", outside_mm = s."outsideMm", width_mm = s."widthMm", universal_no = s."universalNo",
      universal_stated = s."universalStated", name_key = s."nameKey", code_key = s."codeKey", universal_key = s."universalKey",
      row_hash = case when s."isVisible" then '' else i.row_hash end,
      updated_at = case when s."isVisible" then ${p('now')}::timestamptz else i.updated_at end
    from same s where i.id = s.id returning i.code`,
);
