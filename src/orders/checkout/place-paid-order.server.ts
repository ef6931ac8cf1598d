import { mailsCausedBy } from '../../account/bounds/account-bounds.server.ts';
import { removeBoughtLines } from '../../cart/account-cart/remove-lines.server.ts';
import { expectedDayOf } from '../../cart/lines/active-quote.rule.ts';
import { siteDates } from '../../cart/pricing-context.server.ts';
import type { SiteDays } from '../../catalogue/stock/availability.rule.ts';
import { lockAndReadFreeStock, releasePaymentHold } from '../../catalogue/stock/hold-stock.server.ts';
import { reserveStock } from '../../catalogue/stock/reserve-stock.server.ts';
import { msg } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { PlacePaidOrder, SettledPayment } from '../../payments/gateways/payment-gateways.ts';
import { closedMessages, closedReason } from '../../payments/methods/payment-choice.rule.ts';
import { bookPaidOrder } from '../../payments/receipts/paid-order.server.ts';
import { markQuotesOrdered, withOtherChoices } from '../../rfi/quotes/quoted-lines.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import type { Site } from '../../sites/site.ts';
import { billWholeOrder } from '../documents/bill-whole-order.server.ts';
import { initialStatus } from '../order-state.rule.ts';
import { allocateOrderNumber } from './allocate-order-number.server.ts';
import { allocateStock } from './allocate-stock.rule.ts';
import { type NewOrder, toWriteOrderParams } from './build-order.server.ts';
import { currentStanding } from './lock-checkout.server.ts';
import { orderPlacedMails } from './order-placed.mail.ts';
import { type BuyerRow, findBuyer, findLaterOrder, lockBuyer, writeOrder } from './place-order.db.ts';
import { placeOfSupplyOf } from './price-checkout.server.ts';

/**
 * Orders a settled payment as it was snapshotted, whatever cart and prices are now, but promises no day that is past. Refuses
 * it when the account may not order any more, when the items were ordered otherwise, or when stock was sold after the hold
 * ended.
 */
export const placePaidOrder: PlacePaidOrder = async (db, site, paid, now) => {
  const snapshot = readSnapshot(paid);
  const { customerId, userId } = paid;
  const [, [buyer]] = await inOneRoundTrip(db, [
    () => lockBuyer(db, { site: site.code, customerId }),
    () => findBuyer(db, { customerId, userId, addressId: snapshot.order.delivery_address_id }),
  ]);
  if (!buyer) throw new Error('the customer of this payment no longer exists');
  const closed = refusalReason(site, buyer, now) ?? (await laterOrderReason(db, paid));
  if (closed) return { refused: closed };
  const free = await lockAndReadFreeStock(db, { customerId, now }, paid.lines);
  const reserved = allocateStock(
    paid.lines.map((line, index) => ({ ...line, free: free[index] ?? 0, quoted: line.rfiLineId !== null })),
  );
  const shortLine = snapshot.lines.find((line, index) => line.rfi_line_id === null && line.ordered !== reserved[index]);
  if (shortLine) return { refused: `${shortLine.item_name} has sold out in the meantime.` };

  await releasePaymentHold(db, paid.paymentId, now);
  await reserve(db, site, paid, snapshot, reserved, now);
  const quoted = paid.lines.flatMap((line) => line.rfiLineId ?? []);
  await markQuotesOrdered(db, site, quoted, now);
  const bought = paid.lines.map((line) => ({ lineId: line.cartLineId, quantity: line.quantity }));
  const edited = await removeBoughtLines(db, userId, bought);
  const newOrder = orderToWrite(paid, snapshot, buyer, { reserved, edited, now, days: siteDates(site, now) });
  const { paymentId, amountMinor, captureId: reference } = paid;
  const orderId = newOrder.order.id;
  await bookPaidOrder(db, site, customerId, { orderId, paymentId, amountMinor, reference, now });
  const number = await allocateOrderNumber(db, site, now);
  await writeOrder(db, toWriteOrderParams(newOrder, number));
  const isBilledNow = site.tax.billedWhenPaid && !site.invoicedByProgram && !newOrder.order.is_test;
  if (isBilledNow) await billWholeOrder(db, site, number, { by: 'system', now });
  const { company, email } = buyer;
  const unverifiedNumber = buyer.delivery ? placeOfSupplyOf(site, buyer).unverifiedNumber : '';
  const mails = orderPlacedMails(
    site,
    { ...newOrder, company, email, unverifiedNumber, paymentReference: reference, isBilled: isBilledNow },
    number,
    now,
  );
  await queueMessages(db, site.code, now, mails, mailsCausedBy({ customerId, standing: 'active' }));
  return { orderId };
};

const readSnapshot = ({ frozen: snapshot, lines }: SettledPayment): NewOrder => ({
  order: snapshot as NewOrder['order'],
  lines: lines.map((line) => line.frozen as NewOrder['lines'][number]),
});

/** Ignores limits on the amount: the money was asked for and has come. */
function refusalReason(site: Site, buyer: BuyerRow, now: Date): string | undefined {
  const facts = { standing: currentStanding(buyer, { site, now }), hasTerms: false, balanceMinor: 0, totalMinor: 0 };
  const { onlinePayment: online, maxOnlineMinor } = site;
  const closed = closedReason(online[0], { ...facts, online, maxOnlineMinor, transferAllowed: false });
  return closed && closedMessages[closed];
}

async function laterOrderReason(db: Db, { customerId, paymentId, startedAt, lines }: SettledPayment) {
  const lineIds = lines.map((line) => line.cartLineId);
  const rfiLineIds = await withOtherChoices(
    db,
    lines.flatMap((line) => line.rfiLineId ?? []),
  );
  const [found] = await findLaterOrder(db, { customerId, paymentId, startedAt, lineIds, rfiLineIds });
  return found?.ordered ? msg('These items have already been ordered.') : undefined;
}

async function reserve(
  db: Db,
  site: Site,
  { customerId, lines }: SettledPayment,
  { order, lines: orderLines }: NewOrder,
  reserved: readonly number[],
  now: Date,
): Promise<void> {
  const wanted = lines.map((line, index) => ({
    itemId: line.itemId,
    quantity: reserved[index] ?? 0,
    heldFor: orderLines[index]?.id ?? 0,
  }));
  const to = { site: site.code, branchId: order.branch_id, customerId, now };
  await reserveStock(
    db,
    to,
    wanted.filter((line) => line.quantity > 0),
  );
}

type Now = { reserved: readonly number[]; edited: readonly number[]; now: Date; days: SiteDays };

/** A cart line that was edited since stays in the cart and may be ordered again, so the order does not refer to it. */
function orderToWrite(
  { paymentId }: SettledPayment,
  snapshot: NewOrder,
  buyer: BuyerRow,
  { reserved, edited, now, days }: Now,
) {
  const status = initialStatus({
    paidOnline: true,
    addressVerified: buyer.delivery?.verified === true,
    autoApproved: buyer.autoApprovedAt !== null,
  });
  const stays = (id: number | null) => id !== null && edited.includes(id);
  return {
    order: { ...snapshot.order, status, payment_id: paymentId, placed_at: now },
    lines: snapshot.lines.map((line, index) => ({
      ...line,
      reserved: reserved[index] ?? 0,
      expected_on: line.expected_on && expectedDayOf(line.expected_on, days),
      cart_line_id: stays(line.cart_line_id) ? null : line.cart_line_id,
    })),
  };
}
