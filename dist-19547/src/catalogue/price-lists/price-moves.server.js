                                              
import { prorate } from '../../lib/money.js';
                                                                   
                                                    
                                                           
import { priceFor, unitPriceOf } from '../pricing/price.rule.js';
                                                            
                                                          
import { findItemPrices,                 } from './price-rows.db.js';
import { writePriceTarget } from './price-target.rule.js';

/** How far a line moves a price, in minor units for one item, in hundredths of a percent for a group. */
                        
               
                                                        
                
                  
                 
                
                   
  

/** Stands for the list price of a group. */
const whole = 100_00;

/** The largest first; lines that move nothing are left out. */
export async function movesOf(
  db    ,
  site          ,
  owner            ,
  edits                      ,
  book           ,
  today     ,
)                      {
  const ids = [...new Set(edits.flatMap(({ wanted }) => (wanted.scope === 'item' ? [Number(wanted.scopeKey)] : [])))];
  const found = await findItemPrices(db, { site, ids, priceListId: owner.listId, customerId: owner.customerId ?? 0 });
  const items = new Map(found.map((item) => [item.id, item]));
  return edits
    .flatMap((edit)             => {
      const { line, wanted, kind } = edit;
      const item = wanted.scope === 'item' ? items.get(Number(wanted.scopeKey)) : undefined;
      const [before, after] = unitsOf(wanted, item, book, wanted.validFrom ?? today);
      if (kind === 'end' || before === 0 || before === after) return [];
      const label = item ? item.name : writePriceTarget(wanted.scope, wanted.scopeKey);
      return [
        { line, label, isItem: item !== undefined, before, after, changeBp: prorate(after - before, 100_00, before) },
      ];
    })
    .sort((a, b) => Math.abs(b.changeBp) - Math.abs(a.changeBp) || a.line - b.line);
}

function unitsOf(wanted               , item                        , book           , day     )                   {
  if (wanted.scope !== 'item') {
    const current = book.rowOn(wanted, day);
    const after = wanted.netMinor === null ? unitPriceOf(whole, wanted) : 0;
    return [current?.netMinor === null ? unitPriceOf(whole, current) : after, after];
  }
  if (!item) return [0, 0];
  return [priceFor(item.listMinor, item.prices, wanted.minQty, day).unitMinor, unitPriceOf(item.listMinor, wanted)];
}
