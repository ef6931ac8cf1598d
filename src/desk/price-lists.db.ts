import { sql } from 'drizzle-orm';
import { priceLists } from '../catalogue/pricing/prices.table.ts';
import type { Db } from '../server/database/database.server.ts';
import { prepareStatement } from '../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../sites/site.ts';

const listPriceLists = prepareStatement<{ site: SiteCode }, { id: number; name: string }>(
  'desk_price_lists',
  sql`select id, name from ${priceLists} where site = ${sql.placeholder('site')}`,
);

export async function findPriceLists(db: Db, site: SiteCode): Promise<ReadonlyMap<string, number>> {
  const lists = await listPriceLists(db, { site });
  return new Map(lists.map(({ id, name }) => [name, id]));
}
