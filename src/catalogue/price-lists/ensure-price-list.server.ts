import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { ListedDiscount } from '../pricing/prices.table.ts';
import { findPriceList, insertPriceList } from './price-lists.db.ts';

export async function ensurePriceList(
  db: Db,
  site: Site,
  name: string,
  discounts: readonly ListedDiscount[],
): Promise<number> {
  const id = (await insertPriceList(db, site, name, discounts)) ?? (await findPriceList(db, site, name));
  if (id === undefined) throw new Error(`${site.name} has no price list ${name}`);
  return id;
}
