// An order by bank transfer leaves when its money is there, or when staff give a reason why it leaves without.

                                                                                           
                                                      
import { formatMoney } from '../../lib/money.js';
import { sum } from '../../lib/sum.js';
import { taxOf } from '../documents/tax-parts.rule.js';
import { keptPieces,                      } from '../documents/tax-share.rule.js';
import {                   releasingStatuses } from '../order-state.rule.js';

                    
             
                  
                     
                    
                    
                   
  
                                                               

/** With tax; nothing for lines that are sent or cancelled. */
export function uninvoicedMinor(
  lines                        ,
  invoiced                         ,
  form              ,
)         {
  return sum(lines, (line) => {
    if (line.ordered <= line.dispatched + line.cancelled) return 0;
    const before = sum(
      invoiced.filter((one) => one.orderLineId === line.id),
      (one) => one.taxableMinor + taxOf(one),
    );
    const kept = keptPieces(line, form);
    return Math.max(0, line.unitMinor * kept.quantity + taxOf(kept) - before);
  });
}

                               
                      
                          
                                                                                            
                      
                         
  

export const shortfallMinor = (money                 )         =>
  Math.max(0, money.unpaidMinor + money.uninvoicedMinor - money.unusedMinor - money.onAccountMinor);

const maxReasonLength = 300;

export function unpaidReasonRefusal(reason        )                     {
  if (reason.trim() === '') return 'Say why the goods leave unpaid.';
  if (reason.length <= maxReasonLength) return undefined;
  return `Say why the goods leave unpaid in at most ${maxReasonLength} characters.`;
}

export function shortfallMessage(
  order                                                            ,
  missing        ,
)         {
  const { number, currency } = order;
  const money = (minor        ) => formatMoney({ minor, currency });
  return `Order ${number} is paid by bank transfer: ${money(missing)} of ${money(order.totalMinor)} has not come in. Record it for this order, or say why the goods leave unpaid.`;
}

/** Undefined when money may be recorded; `owingMinor` has not come in yet. */
export function transferRefusal(
  { number, status }                                         ,
  { byTransfer, owingMinor }                                             ,
)                     {
  if (!byTransfer) return `Order ${number} is not paid by bank transfer; record the money without --order.`;
  if (releasingStatuses.includes(status)) return `Order ${number} is ${status}; record the money without --order.`;
  return owingMinor > 0 ? undefined : `Nothing of order ${number} is missing; record the money without --order.`;
}
