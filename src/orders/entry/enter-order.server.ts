import { parseQuantity } from '../../cart/lines/quantity.rule.ts';
import { invalidQuantityText } from '../../cart/lines/quantity-text.rule.ts';
import { removeQuotesFromCarts } from '../../cart/rfi-lines/quoted-lines.server.ts';
import { reserveStock } from '../../catalogue/stock/reserve-stock.server.ts';
import type { Day } from '../../lib/dates.ts';
import { toMajor } from '../../lib/money.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { allocateCredit } from '../../payments/credit/credit.server.ts';
import { markQuotesOrdered } from '../../rfi/quotes/quoted-lines.server.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { notFound, type Refusal, refuse } from '../../server/refuse.server.ts';
import { allocateOrderNumber } from '../checkout/allocate-order-number.server.ts';
import { buildOrder, type OrderEntry, toWriteOrderParams } from '../checkout/build-order.server.ts';
import {
  type CheckoutRefusal,
  type CheckoutSentences,
  checkoutRefusal,
  refusePaymentMethod,
} from '../checkout/judge-checkout.server.ts';
import { currentStanding, type LockedCheckout } from '../checkout/lock-checkout.server.ts';
import { orderPlacedMails } from '../checkout/order-placed.mail.ts';
import { orderTotals } from '../checkout/order-totals.rule.ts';
import { findBuyer, lockBuyer, writeOrder } from '../checkout/place-order.db.ts';
import { priceCheckout } from '../checkout/price-checkout.server.ts';
import { entryRefusals } from '../order-refusals.ts';
import type { PaymentOption } from '../payment-mode.data.ts';
import { type EnteredLineRow, findEnteredLines, lockEnteredStock } from './entry.db.ts';

export type EnteredLine = {
  itemId: number;
  quantity: number;
  /** Minor units for one piece, as staff and customer saw it. */
  unitMinor: number;
  /** The day that was shown; a later one is refused. */
  expectedOn?: Day | undefined;
  /** The line of an RFI whose quoted price it is; null for the store's own price. */
  rfiLineId: number | null;
};

export type EnteredOrder = OrderEntry & {
  customerId: number;
  addressId: number;
  paymentOption: PaymentOption;
  purchaseOrderNo: string;
  wishedDate: Day | undefined;
  remark: string;
  lines: readonly EnteredLine[];
};

type EntryContext = Pick<CallContext, 'db' | 'site' | 'now'>;

/** The customer and the stock of the lines, locked until the transaction ends, in the order of docs/decisions/0007. */
async function lockEntry(
  { customerId, addressId, lines }: EnteredOrder,
  context: EntryContext,
): Promise<LockedCheckout & { unsold: EnteredLineRow | undefined }> {
  const { db, site, now } = context;
  const itemIds = lines.map(({ itemId }) => itemId);
  const own = { site: site.code, customerId };
  const wanted = {
    site: site.code,
    itemIds,
    quantities: lines.map(({ quantity }) => quantity),
    rfiLineIds: lines.map(({ rfiLineId }) => rfiLineId ?? 0),
    customerId,
    now,
  };
  const [[locked], , [buyer]] = await inOneRoundTrip(db, [
    () => lockBuyer(db, own),
    () => lockEnteredStock(db, { site: site.code, itemIds }),
    () => findBuyer(db, { customerId, userId: null, addressId }),
  ]);
  if (!locked || locked.isMerged || !buyer) throw notFound('The customer');
  const found = await findEnteredLines(db, { ...wanted, priceListId: locked.priceListId });
  return {
    lineIds: lines.map((_line, index) => index + 1),
    buyer,
    standing: currentStanding(buyer, context),
    lines: found.map((line) => ({ ...line, cartLineId: null })),
    unsold: found.find((line) => parseQuantity(String(line.quantity), line) === undefined),
  };
}

/**
 * Places an order that staff entered by the same rules as a buyer's own checkout. Runs in the transaction of the caller,
 * who writes nothing when it is refused; `confirmedBy` is who decided on it.
 */
export async function placeEnteredOrder(
  context: EntryContext,
  entered: EnteredOrder,
  { confirmedBy, sentences = entryRefusals }: { confirmedBy: string; sentences?: CheckoutSentences },
): Promise<{ number: string; orderId: number } | Refusal<CheckoutRefusal | 'bad_lines'>> {
  const { db, site, now } = context;
  const { customerId, lines } = entered;
  const locked = await lockEntry(entered, context);
  const checkout = priceCheckout(locked, context);
  const paymentMethod = entered.paymentOption === 'credit' ? 'credit' : 'transfer';
  const requested = lines.map(({ quantity, unitMinor, expectedOn }, index) => ({
    item_detail_id: index + 1,
    quantity: String(quantity),
    amount_per_unit: String(toMajor(unitMinor)),
    Availability: 'Stock',
    exp_dod: expectedOn,
  }));
  if (locked.unsold) {
    const { id: lineNo, minQty, orderMultiple } = locked.unsold;
    return refuse(entryRefusals, 'bad_lines', { lineNo, problem: invalidQuantityText({ minQty, orderMultiple }) });
  }
  const refusal = checkoutRefusal(requested, checkout, paymentMethod, site, sentences);
  if (refusal === 'lines_gone') return refuse(sentences, 'line_not_in_cart') as Refusal<CheckoutRefusal>;
  if (refusal) return refusal;

  const [{ orderId, branchId } = { orderId: 0, branchId: 0 }] = checkout.lines;
  const rfiLineIds = checkout.lines.flatMap((line) => (line.amounts.quoted ? (line.rfiLineId ?? []) : []));
  const reservations = checkout.lines
    .filter((line) => line.reserved > 0)
    .map((line) => ({ itemId: line.itemId, quantity: line.reserved, heldFor: line.orderLineId }));
  const amountMinor = orderTotals(checkout.lines).totalMinor;
  const booking = { orderId, amountMinor, currency: site.currency, now, by: confirmedBy };
  if (paymentMethod === 'credit' && !(await allocateCredit(db, { site, customerId }, booking)))
    return refusePaymentMethod('balance_too_small', checkout, site, sentences);
  await removeQuotesFromCarts(db, rfiLineIds);
  await inOneRoundTrip(db, [
    () => reserveStock(db, { site: site.code, branchId, customerId, now }, reservations),
    () => markQuotesOrdered(db, site, rfiLineIds, now, confirmedBy),
  ]);
  const number = await allocateOrderNumber(db, site, now);
  const { purchaseOrderNo: purchase_order_no, wishedDate: wished_date, remark } = entered;
  const newOrder = buildOrder(
    { purchase_order_no, wished_date, remark },
    { site, now, caller: { customerId, userId: null } },
    checkout,
    { mode: 'Offline', option: entered.paymentOption },
    entered,
  );
  const { company, email, onAccountMinor } = checkout.buyer;
  const { unverifiedNumber } = checkout.place;
  const placed = { ...newOrder, company, email, unverifiedNumber, onAccountMinor };
  await inOneRoundTrip(db, [
    () => writeOrder(db, toWriteOrderParams(newOrder, number, confirmedBy)),
    () => queueMessages(db, site.code, now, orderPlacedMails(site, placed, number, now)),
  ]);
  return { number, orderId };
}
