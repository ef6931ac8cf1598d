import {                standingOf } from '../../account/permissions/standing.rule.js';
                                                       
import { dayOf } from '../../lib/dates.js';
import { isOverdueOn } from '../../payments/credit/credit.server.js';
                                                                                    
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.js';
                                                                   
import {                                      findCheckoutLines, lockBuyer, lockStock } from './place-order.db.js';

                                               
                                                                              

/** Customer, cart lines and stock, locked until the transaction ends. `lines` has only those still in the cart. */
                              
                             
                  
                     
                                    
  

/** Locks in the order that every transaction follows (docs/decisions/0007), then reads. */
export async function lockCheckout(
  requestedLines                ,
  context                                                      ,
)                          {
  const { db, caller, now } = context;
  const { customerId, userId, priceListId } = caller;
  const lineIds = [...new Set(requestedLines.map((line) => line.item_detail_id))];
  const [[buyer], , lines] = await inOneRoundTrip(db, [
    () => lockBuyer(db, { customerId, userId, addressId: deliveryAddressId(requestedLines) }),
    () => lockStock(db, { userId, lineIds }),
    () => findCheckoutLines(db, { userId, lineIds, priceListId, customerId, now }),
  ]);
  if (!buyer) throw new Error('the customer of this session no longer exists');
  return { lineIds, buyer, standing: currentStanding(buyer, context), lines };
}

const defaultAddress = 0;
const noAddress = -1;

function deliveryAddressId(requestedLines                )         {
  const [first = defaultAddress, ...others] = new Set(
    requestedLines.map((line) => line.delivery_address_id ?? defaultAddress),
  );
  return others.length === 0 ? first : noAddress;
}

export function currentStanding(buyer          , { site, now }                                    )           {
  const credit = creditOf(buyer);
  const overdue = credit !== undefined && isOverdueOn(credit, dayOf(now, site.calendar.timeZone));
  return standingOf(buyer.status, overdue);
}

export function creditOf({ limitMinor, usedMinor, onAccountMinor, periodDays, graceDays, oldestOpenOn }          ) {
  if (limitMinor === null || usedMinor === null || periodDays === null || graceDays === null) return undefined;
  return { limitMinor, usedMinor, onAccountMinor, periodDays, graceDays, oldestOpenOn };
}
