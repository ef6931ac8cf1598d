import { type Standing, standingOf } from '../../account/permissions/standing.rule.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { dayOf } from '../../lib/dates.ts';
import { isOverdueOn } from '../../payments/credit/credit.server.ts';
import type { CallContext, Caller } from '../../server/calls/define-call.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import type { salesConfirmation } from './place-order.contract.ts';
import {
  type BuyerRow,
  type CheckoutLineRow,
  findBuyer,
  findCheckoutLines,
  lockBuyer,
  lockStock,
} from './place-order.db.ts';

export type CheckoutContext = CallContext<Caller>;
export type RequestedLines = RequestOf<typeof salesConfirmation>['item_info'];

/** Customer, cart lines and stock, locked until the transaction ends. `lines` has only those still in the cart. */
export type LockedCheckout = {
  lineIds: readonly number[];
  buyer: BuyerRow;
  standing: Standing;
  lines: readonly CheckoutLine[];
};

/** Lines that staff enter come from no cart. */
export type CheckoutLine = CheckoutLineRow & { cartLineId: number | null };

/** Locks in the order that every transaction follows (docs/decisions/0007), then reads. */
export async function lockCheckout(
  requestedLines: RequestedLines,
  context: Pick<CheckoutContext, 'db' | 'site' | 'caller' | 'now'>,
): Promise<LockedCheckout> {
  const { db, site, caller, now } = context;
  const { customerId, userId, priceListId } = caller;
  const lineIds = [...new Set(requestedLines.map((line) => line.item_detail_id))];
  const wanted = { userId, lineIds, customerId, now };
  const [[locked], , [buyer], found] = await inOneRoundTrip(db, [
    () => lockBuyer(db, { site: site.code, customerId }),
    () => lockStock(db, { userId, lineIds }),
    () => findBuyer(db, { customerId, userId, addressId: deliveryAddressId(requestedLines) }),
    () => findCheckoutLines(db, { ...wanted, priceListId }),
  ]);
  if (!locked || !buyer) throw new Error('the customer of this session no longer exists');
  // Staff gave the customer another price list after the session was looked up.
  const isOtherList = locked.priceListId !== priceListId;
  const lines = isOtherList ? await findCheckoutLines(db, { ...wanted, priceListId: locked.priceListId }) : found;
  const ofCart = lines.map((line) => ({ ...line, cartLineId: line.id }));
  return { lineIds, buyer, standing: currentStanding(buyer, context), lines: ofCart };
}

const defaultAddress = 0;
const noAddress = -1;

function deliveryAddressId(requestedLines: RequestedLines): number {
  const [first = defaultAddress, ...others] = new Set(
    requestedLines.map((line) => line.delivery_address_id ?? defaultAddress),
  );
  return others.length === 0 ? first : noAddress;
}

export function currentStanding(buyer: BuyerRow, { site, now }: Pick<CheckoutContext, 'site' | 'now'>): Standing {
  const credit = creditOf(buyer);
  const overdue = credit !== undefined && isOverdueOn(credit, dayOf(now, site.calendar.timeZone));
  return standingOf(buyer.status, overdue);
}

export function creditOf({ limitMinor, usedMinor, onAccountMinor, periodDays, graceDays, firstDueOn }: BuyerRow) {
  if (limitMinor === null || usedMinor === null || periodDays === null || graceDays === null) return undefined;
  return { limitMinor, usedMinor, onAccountMinor, periodDays, graceDays, firstDueOn };
}
