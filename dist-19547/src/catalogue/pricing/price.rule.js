                                              
import { applyDiscount, discountBetween } from '../../lib/money.js';

/** The narrowest valid price row of a buyer is the buyer's price. */
                                                                                

/** Either a discount or a net price. */
                              
                    
               
                 
                        
                      
                            
                          
  

                                                                                 

const scopes                        = ['item', 'sub_category', 'category', 'maker', 'all'];

export const isValidOn = (row                , day     )          =>
  (row.validFrom ?? day) <= day && day <= (row.validTo ?? day);

export const unitPriceOf = (listMinor        , row                                                 )         =>
  row.netMinor ?? applyDiscount(listMinor, row.discountBp ?? 0);

/** Prefers the narrowest scope, then the customer's own row, then the highest minimum quantity, then the lowest price. */
export const comparePriceRows = (listMinor        ) => (a                , b                ) =>
  scopes.indexOf(a.scope) - scopes.indexOf(b.scope) ||
  Number(b.own) - Number(a.own) ||
  b.minQty - a.minQty ||
  unitPriceOf(listMinor, a) - unitPriceOf(listMinor, b);

/** A list price of 0 means price on request: only a net price can sell the item. */
export function priceFor(
  listMinor        ,
  candidates                           ,
  quantity        ,
  today     ,
)        {
  const valid = candidates.filter((row) => row.minQty <= quantity && isValidOn(row, today));
  const [best] = valid.sort(comparePriceRows(listMinor));
  const unitMinor = best ? unitPriceOf(listMinor, best) : listMinor;
  return { listMinor, unitMinor, discountBp: discountBetween(listMinor, unitMinor) };
}
