import { and, eq } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { type ListedDiscount, priceLists, priceRows } from '../catalogue.table.ts';

export async function findPriceList(db: Db, site: Site, name: string): Promise<number | undefined> {
  const named = and(eq(priceLists.site, site.code), eq(priceLists.name, name));
  const [list] = await db.select({ id: priceLists.id }).from(priceLists).where(named);
  return list?.id;
}

export async function insertPriceList(
  db: Db,
  { code, currency }: Site,
  name: string,
  discounts: readonly ListedDiscount[],
): Promise<number | undefined> {
  const [list] = await db
    .insert(priceLists)
    .values({ site: code, name, currency })
    .onConflictDoNothing()
    .returning({ id: priceLists.id });
  if (!list) return undefined;
  const rows = discounts.map((discount) => ({ ...discount, site: code, priceListId: list.id, currency }));
  if (rows.length > 0) await db.insert(priceRows).values(rows);
  return list.id;
}
