import { eq } from 'drizzle-orm';
import { priceLists } from '../catalogue/pricing/prices.table.ts';
import type { Db } from '../server/database/database.server.ts';
import type { SiteCode } from '../sites/site.ts';

export async function findPriceLists(db: Db, site: SiteCode): Promise<ReadonlyMap<string, number>> {
  const lists = await db
    .select({ id: priceLists.id, name: priceLists.name })
    .from(priceLists)
    .where(eq(priceLists.site, site));
  return new Map(lists.map(({ id, name }) => [name, id]));
}
