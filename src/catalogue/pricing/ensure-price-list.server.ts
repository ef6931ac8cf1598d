import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { ListedDiscount } from '../catalogue.table.ts';
import { findPriceList, insertPriceList } from './price-lists.db.ts';

/** Makes the site's price list with these discounts unless one of the name is there, which stays as it is; answers its id. */
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
