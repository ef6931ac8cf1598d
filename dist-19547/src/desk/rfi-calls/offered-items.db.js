import { sql } from 'drizzle-orm';
import { items, stock, stockIncoming } from '../../catalogue/catalogue.table.js';
import { priceRowsColumn } from '../../catalogue/pricing/offer.sql.js';
                                                                            
import { freePieces } from '../../catalogue/stock/free-stock.sql.js';
                                              
import { prepareStatement } from '../../server/database/prepare-statement.server.js';

const p = sql.placeholder;

/** An item that may be offered instead of the requested one. */
                           
             
               
               
                
                    
                           
                           
               
                              
                     
  

                                                                                                         

export const findOfferedItems = prepareStatement                     (
  'desk_offered_items',
  sql`select i.id, i.code, i.name, i.maker, i.list_minor as "listMinor", i.cost_minor as "costMinor", ${priceRowsColumn},
      coalesce((select sum(${freePieces}) from ${stock} s where s.item_id = i.id), 0)::int as free,
      next.quantity as "nextQuantity", next.due_on as "nextOn"
    from unnest(${p('ids')}::bigint[]) with ordinality as wanted (id, place)
      join ${items} i on i.id = wanted.id and i.site = ${p('site')} and i.retired_at is null
      left join lateral (select o.quantity, o.due_on from ${stockIncoming} o where o.item_id = i.id
        order by o.due_on, o.id limit 1) next on true
    order by wanted.place`,
);
