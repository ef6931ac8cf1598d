// A line is ordered as it was reviewed, or refused: no price, price or quantity changed, not in stock, expected later.

                                                                         
                                              
import { toMinor } from '../../lib/money.js';

                            
                   
                        
                            
                             
  

                                                                                                                        

/** A valid quote makes a line 'Stock', even without stock on the shelf. */
export function lineRefusal(
  reviewed              ,
  line                                    ,
  now                                                        ,
)                          {
  if (now.unitMinor <= 0) return 'no_price';
  const priceSeen = /^\d{1,12}(\.\d{1,4})?$/.test(reviewed.amountPerUnit)
    ? toMinor(Number(reviewed.amountPerUnit))
    : undefined;
  if (priceSeen !== now.unitMinor || reviewed.quantity.trim() !== String(line.quantity)) return 'price_changed';
  if (now.word === 'Stock') return isLater(reviewed.shownDay, now.expectedOn) ? 'delivery_later' : undefined;
  if (reviewed.shownAvailability !== 'Stock') return 'not_stock';
  return line.free > 0 ? 'stock_gone' : 'nothing_left';
}

const isLater = (shown                 , expected            ) =>
  shown !== undefined && expected !== null && expected > shown;
