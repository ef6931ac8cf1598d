import { determineSupply,             } from '../../account/tax-registration/place-of-supply.rule.js';
import {                   lineAmounts } from '../../cart/lines/line-amounts.rule.js';
import { siteDates } from '../../cart/pricing-context.server.js';
                                                
import { allocateStock } from './allocate-stock.rule.js';
                                                                              
                                                                     

                                                                                      

/** `lines` in the order in which they were reviewed. */
                                                                                                       

export function priceCheckout(locked                , { site, now }                                    )           {
  const place = supplyOf(site, locked.buyer);
  const at = { ...siteDates(site, now), taxTreatment: place.taxTreatment };
  const lines = inReviewedOrder(locked).map((line) => ({ ...line, amounts: lineAmounts(line, at) }));
  const reserved = allocateStock(lines.map((line) => ({ ...line, quoted: line.amounts.quoted })));
  return { ...locked, place, lines: lines.map((line, index) => ({ ...line, reserved: reserved[index] ?? 0 })) };
}

export const supplyOf = (site      , { delivery, standard }                                         ) =>
  determineSupply(site, {
    named: delivery?.named ?? null,
    standard,
    deliveryRegionId: delivery?.regionId ?? null,
  });

function inReviewedOrder({ lines, lineIds }                )                    {
  const positions = new Map(lineIds.map((id, position) => [id, position]));
  return lines.toSorted((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0));
}
