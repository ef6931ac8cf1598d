import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { branches } from '../catalogue.table.ts';

/** Brings the branches of a site to what its data says, the first one selling; one that closed stays with its orders. */
export async function syncBranches(db: Db, site: Site): Promise<void> {
  const wanted = site.branches.map((branch, index) => ({
    ...branch,
    lines: [...branch.lines],
    site: site.code,
    position: index + 1,
  }));
  const codes = wanted.map((branch) => branch.code);
  // A place that is taken over must be free first; ids are used once, so their negatives are too.
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
