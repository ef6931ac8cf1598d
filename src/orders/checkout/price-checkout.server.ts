import { determineSupply, type Supply } from '../../account/tax-registration/place-of-supply.rule.ts';
import { type LineAmounts, lineAmounts } from '../../cart/lines/line-amounts.rule.ts';
import { siteDates } from '../../cart/pricing-context.server.ts';
import type { Site } from '../../sites/site.ts';
import { allocateStock } from './allocate-stock.rule.ts';
import type { CheckoutContext, CheckoutLine, LockedCheckout } from './lock-checkout.server.ts';
import type { BuyerRow } from './place-order.db.ts';

export type PricedLine = CheckoutLine & { amounts: LineAmounts; reserved: number };

/** `lines` in the order in which they were reviewed. */
export type Checkout = Omit<LockedCheckout, 'lines'> & { lines: readonly PricedLine[]; place: Supply };

export function priceCheckout(locked: LockedCheckout, { site, now }: Pick<CheckoutContext, 'site' | 'now'>): Checkout {
  const place = placeOfSupplyOf(site, locked.buyer);
  const at = { ...siteDates(site, now), taxTreatment: place.taxTreatment };
  const lines = inReviewedOrder(locked).map((line) => ({ ...line, amounts: lineAmounts(line, at) }));
  const reserved = allocateStock(lines.map((line) => ({ ...line, quoted: line.amounts.quoted })));
  return { ...locked, place, lines: lines.map((line, index) => ({ ...line, reserved: reserved[index] ?? 0 })) };
}

export const placeOfSupplyOf = (site: Site, { delivery, standard }: Pick<BuyerRow, 'delivery' | 'standard'>) =>
  determineSupply(site, {
    named: delivery?.named ?? null,
    standard,
    deliveryRegionId: delivery?.regionId ?? null,
  });

function inReviewedOrder({ lines, lineIds }: LockedCheckout): CheckoutLine[] {
  const positions = new Map(lineIds.map((id, position) => [id, position]));
  return lines.toSorted((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0));
}
