import { formatCityLine } from '../../account/addresses/format-city-line.rule.js';
                                                                                           
                                                      
                                              
import { sum } from '../../lib/sum.js';
import { taxOf } from '../documents/tax-parts.rule.js';
import { keptPieces } from '../documents/tax-share.rule.js';
                                                                 
                                                        
import { owedBy } from '../owed-by.rule.js';

/** Optional is what a mail that was queued by an earlier version does not have. */
                          
               
                
                   
                     
                      
                        
  

/** What each mail about an order tells of it, as the outbox stores it. */
                           
                      
                  
                      
                                               
                              
                            
                         
                     
                                
                         
                    
                      
  

                        
              
                                                                                                       
                                         

                            
                                                               
                   
                        
  

export const orderInMail = (order             , pieces                         ) =>
  ({
    orderNumber: order.number,
    company: order.company,
    currency: order.currency,
    paymentOption: order.paymentMode === 'Online' ? 'online' : order.paymentOption,
    paymentReference: order.paymentReference ?? '',
    purchaseOrder: order.purchaseOrderNo ?? '',
    deliverTo: addressText(order.deliverTo),
    lines: pieces.map(({ line, quantity, expectedOn = '' }) => ({
      name: line.itemName,
      maker: line.maker,
      quantity,
      unitMinor: line.unitMinor,
      totalMinor: line.unitMinor * quantity,
      expectedOn,
    })),
  })                      ;

function addressText({ line, city, pincode, region, contactName, contactPhone }               )         {
  const person = [contactName, contactPhone].filter(Boolean).join(', ');
  return [line, formatCityLine(city, pincode, region), person].filter(Boolean).join('\n');
}

/** The order as it stands: what is not cancelled, or all that was ordered once everything is. */
export function wholeOrderInMail(
  order                                         ,
  rows                         ,
  today     ,
)              {
  const isCancelled = rows.every((row) => row.cancelled === row.ordered);
  const kept = rows.map((row) => {
    const share = keptPieces(isCancelled ? { ...row, cancelled: 0 } : row, order.taxForm);
    const owed = row.ordered - row.dispatched - row.cancelled;
    return { line: row, ...share, expectedOn: owedBy({ owed, expectedOn: row.expectedOn }, today) };
  });
  const pieces = kept.filter(({ quantity }) => quantity > 0);
  const subtotalMinor = sum(pieces, ({ line, quantity }) => line.unitMinor * quantity);
  const taxMinor = sum(pieces, taxOf);
  return { ...orderInMail(order, pieces), subtotalMinor, taxMinor, totalMinor: subtotalMinor + taxMinor };
}
