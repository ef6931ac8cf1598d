import { and, eq, notInArray, sql } from 'drizzle-orm';
                                                                   
                                                
import { branches } from '../catalogue.table.js';

/** The first branch of the site's data sells; a branch removed from the data stays because its orders refer to it. */
export async function syncBranches(db    , site      )                {
  const wanted = site.branches.map((branch, index) => ({
    ...branch,
    lines: [...branch.lines],
    site: site.code,
    position: index + 1,
  }));
  const codes = wanted.map((branch) => branch.code);
  if (wanted.length === 0) return;
  // Positions are unique, so a position must be free before it is reused; negated ids never collide.
  await db
    .update(branches)
    .set({ position: sql`-${branches.id}` })
    .where(
      and(
        eq(branches.site, site.code),
        notInArray(
          sql`${branches.code} || ' ' || ${branches.position}`,
          codes.map((code, i) => `${code} ${i + 1}`),
        ),
      ),
    );
  await db
    .insert(branches)
    .values(wanted)
    .onConflictDoUpdate({
      target: [branches.site, branches.code],
      set: {
        name: sql`excluded.name`,
        lines: sql`excluded.lines`,
        pincode: sql`excluded.pincode`,
        regionId: sql`excluded.region_id`,
        taxNumber: sql`excluded.tax_number`,
        invoicePrefix: sql`excluded.invoice_prefix`,
        position: sql`excluded.position`,
      },
    });
}
