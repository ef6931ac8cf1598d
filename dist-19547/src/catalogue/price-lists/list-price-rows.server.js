import { addDays,           dayOf } from '../../lib/dates.js';
                                                                   
import { Refusal } from '../../server/refuse.server.js';
                                                
                                                        
import { priceFor, unitPriceOf } from '../pricing/price.rule.js';
import { countListedPrices, findListedPrices,                                      } from './list-price-rows.db.js';
import { loadPriceOwner,                                  } from './price-owner.server.js';
import { findItemPrices, findLastPriceChange,                 } from './price-rows.db.js';
import { writePriceTarget } from './price-target.rule.js';

                             
                    
                       
                 
                 
                
            
  

                            
             
                            
              
                    
         
                 
                 
                  
                      
                             
                       
           
                 
                            
                          
                        
                      
                                                                           
                           
                          
                                                              
                     
                    
                                                    
                    
                         
                           
  

                                                                                                          

const maxCounted = 10_000;
export const endsSoonDays = 30;

export async function listPriceRows(
  db    ,
  site      ,
  { owner: asked, state, search, offset, limit, now }               ,
)                                  {
  const owner = await loadPriceOwner(db, site.code, asked);
  if (owner instanceof Refusal) return owner;
  const today = dayOf(now, site.calendar.timeZone);
  const params = { site: site.code, priceListId: owner.priceListId, customerId: owner.customerId };
  const like = `%${search
    .trim()
    .toUpperCase()
    .replace(/[\\%_]/g, '\\$&')}%`.replace('%%', '%');
  const filter = { ...params, state, today, soon: addDays(today, endsSoonDays), like };
  const [last] = await findLastPriceChange(db, params);
  const listed = await findListedPrices(db, { ...filter, limit, offset });
  const [counted] = await countListedPrices(db, { ...filter, most: maxCounted });
  const ids = [...new Set(listed.flatMap(({ itemId }) => itemId ?? []))];
  const prices = await findItemPrices(db, {
    site: site.code,
    ids,
    priceListId: owner.listId,
    customerId: owner.customerId ?? 0,
  });
  const byItem = new Map(prices.map((item) => [item.id, item]));
  const rows = listed.map((row) => viewOf(row, byItem.get(row.itemId ?? 0), today));
  return { owner, rows, total: counted?.count ?? 0, lastChange: last?.id ?? 0 };
}

function viewOf(row             , prices                        , today     )               {
  const { id, scope, scopeKey, minQty, discountBp, netMinor, validFrom, validTo, changedAt, changedBy } = row;
  const { code, name, maker, listMinor, costMinor } = row;
  const isKnown = code !== null && name !== null && maker !== null && listMinor !== null;
  return {
    ...{ id, scope, minQty, discountBp, netMinor, validFrom, validTo, changedAt, changedBy },
    for: writePriceTarget(scope, code ?? scopeKey),
    item: isKnown ? { code, name, maker, listMinor, costMinor, isRetired: row.isRetired } : null,
    unitMinor: listMinor === null ? null : unitPriceOf(listMinor, row),
    nowMinor: prices ? priceFor(prices.listMinor, prices.prices, minQty, today).unitMinor : null,
    isInForce: (validFrom ?? today) <= today && today <= (validTo ?? today),
    hasEnded: (validTo ?? today) < today,
    endsSoon: validTo !== null && !row.isFollowed && validTo >= today && validTo <= addDays(today, endsSoonDays),
  };
}
