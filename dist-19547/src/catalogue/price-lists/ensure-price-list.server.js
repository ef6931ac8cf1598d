                                                                   
                                                
                                                            
import { findPriceList, insertPriceList } from './price-lists.db.js';

export async function ensurePriceList(
  db    ,
  site      ,
  name        ,
  discounts                           ,
)                  {
  const id = (await insertPriceList(db, site, name, discounts)) ?? (await findPriceList(db, site, name));
  if (id === undefined) throw new Error(`${site.name} has no price list ${name}`);
  return id;
}
