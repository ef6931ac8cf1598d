import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { Site, SiteCode } from '../../sites/site.ts';
import { branches } from '../catalogue.table.ts';

const p = sql.placeholder;

type Wanted = { site: SiteCode; branches: string };
const wanted = sql`jsonb_to_recordset(${p('branches')}::jsonb) as w(code text, name text, lines jsonb, pincode text,
  "regionId" smallint, "taxNumber" text, "invoicePrefix" text, position smallint)`;

/** Positions are unique, so a position must be free before it is reused; negated ids never collide. */
const freePositions = prepareWrite<Wanted, never>(
  'branches_free_positions',
  sql`update ${branches} b set position = -b.id
    where b.site = ${p('site')} and not exists (select from ${wanted} where w.code = b.code and w.position = b.position)`,
);

const upsertBranches = prepareWrite<Wanted, never>(
  'branches_upsert',
  sql`insert into ${branches} (site, code, name, lines, pincode, region_id, tax_number, invoice_prefix, position)
    select ${p('site')}, w.code, w.name, array(select jsonb_array_elements_text(w.lines)), w.pincode, w."regionId",
      w."taxNumber", w."invoicePrefix", w.position
    from ${wanted}
    on conflict (site, code) do update set name = excluded.name, lines = excluded.lines, pincode = excluded.pincode,
      region_id = excluded.region_id, tax_number = excluded.tax_number, invoice_prefix = excluded.invoice_prefix,
      position = excluded.position`,
);

/** The first branch of the site's data sells; a branch removed from the data stays because its orders refer to it. */
export async function syncBranches(db: Db, site: Site): Promise<void> {
  if (site.branches.length === 0) return;
  const placed = site.branches.map((branch, index) => ({ ...branch, position: index + 1 }));
  const given = { site: site.code, branches: JSON.stringify(placed) };
  await freePositions(db, given);
  await upsertBranches(db, given);
}
