import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { items, priceLists, priceRows } from '../catalogue.table.js';
import { appliesToItem,                  } from '../pricing/offer.sql.js';
                                                        
import { snapshot } from './price-rows.db.js';

const p = sql.placeholder;

                                                                                                                      

export const findPricedItem = prepareStatement                                            (
  'price_explained_item',
  sql`select i.id, i.code, i.name, i.maker, i.list_minor as "listMinor", i.min_qty as "minQty" from ${items} i
    where i.site = ${p('site')} and i.id = ${p('id')}::bigint`,
);

                                                                              

export const findApplyingRows = prepareStatement 
                                                                                                  
             
 (
  'price_explained_rows',
  sql`select p.id, ${snapshot}, p.customer_id is not null as own, l.name as list
    from ${items} i join ${priceRows} p on ${appliesToItem} left join ${priceLists} l on l.id = p.price_list_id
    where i.site = ${p('site')} and i.id = ${p('id')}::bigint
    order by p.valid_to desc nulls first, p.id desc limit ${p('limit')}::int`,
);
