import { eq } from 'drizzle-orm';
import { priceLists } from '../catalogue/catalogue.table.js';
                                                                
                                                 

export async function findPriceLists(db    , site          )                                       {
  const lists = await db
    .select({ id: priceLists.id, name: priceLists.name })
    .from(priceLists)
    .where(eq(priceLists.site, site));
  return new Map(lists.map(({ id, name }) => [name, id]));
}
