import { and, eq, inArray, sql } from 'drizzle-orm';
import { branches,            items, stock,           } from '../../catalogue/catalogue.table.js';
                                                                   
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    

const p = sql.placeholder;

export const findItemsByCode = (db    , site          , codes                   )                  =>
  db
    .select()
    .from(items)
    .where(and(eq(items.site, site), inArray(items.code, [...codes])));

                          
             
               
               
                
             
                    
                
                   
  

export const listItems = prepareStatement                                                              (
  'api_items_list',
  sql`select i.id, i.code, i.name, i.maker, i.unit, i.list_minor as "listMinor", i.tax_bp as "taxBp",
      i.retired_at is not null as retired
    from ${items} i where i.site = ${p('site')} and i.code > ${p('after')} order by i.code limit ${p('limit')}::int`,
);

                                                                                                              

export const listStock = prepareStatement                                    (
  'api_items_stock',
  sql`select s.item_id as "itemId", b.code as branch, s.on_hand as "onHand", s.reserved, s.shelf
    from ${stock} s join ${branches} b on b.id = s.branch_id
    where s.item_id = any(${p('itemIds')}::bigint[]) order by s.item_id, b.position`,
);
