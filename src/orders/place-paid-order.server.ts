import { takeBoughtLines } from '../cart/take-lines.server.ts';
import { endPaymentHold, lockFree } from '../catalogue/hold-stock.server.ts';
import { reserveStock } from '../catalogue/reserve-stock.server.ts';
import { word } from '../lib/say.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { bookPaidOrder } from '../payments/paid-order.server.ts';
import type { PaidFor, PlacePaidOrder } from '../payments/paying.ts';
import { closedBecause, closedSentences } from '../payments/payment-choice.rule.ts';
import { quotesOrdered } from '../rfi/quoted-lines.server.ts';
import type { Db } from '../server/db.ts';
import type { Site } from '../sites/site.ts';
import { billWholeOrder } from './bill-whole-order.server.ts';
import { drawOrderNumber } from './draw-order-number.server.ts';
import { orderPlacedMails } from './order-placed.mail.ts';
import { type OrderParts, writable } from './order-record.ts';
import { firstStatus } from './order-state.rule.ts';
import { type BuyerRow, findOrderedSince, lockBuyer, writeOrder } from './place-order.db.ts';
import { standingNow, supplyOf } from './price-order.ts';
import { shareStock } from './share-stock.rule.ts';

/**
 * The payments room's port: the order of a settled payment, as it was frozen, whatever has become of cart and prices
 * since. Confirmed at once for a verified address. Impossible for an account that may not order any more, for what was
 * ordered otherwise meanwhile, and for stock that was sold after the hold had ended.
 */
export const placePaidOrder: PlacePaidOrder = async (db, site, paid, now) => {
  const frozen = partsOf(paid);
  const { customerId, userId } = paid;
  const [buyer] = await lockBuyer(db, { customerId, userId, addressId: frozen.order.delivery_address_id });
  if (!buyer) throw new Error('a payment outlived its customer');
  const closed = mayNot(site, buyer, now) ?? (await orderedOtherwise(db, paid));
  if (closed) return { refused: closed };
  const free = await lockFree(db, { customerId, now }, paid.lines);
  const reserved = shareStock(
    paid.lines.map((line, index) => ({ ...line, free: free[index] ?? 0, quoted: line.rfiLineId !== null })),
  );
  const short = frozen.lines.find((line, index) => line.rfi_line_id === null && line.ordered !== reserved[index]);
  if (short) return { refused: `${short.item_name} was sold meanwhile.` };

  await endPaymentHold(db, paid.paymentId, now);
  await reserve(db, site, paid, frozen, reserved, now);
  const quoted = paid.lines.flatMap((line) => line.rfiLineId ?? []);
  await quotesOrdered(db, site, quoted, now);
  const bought = paid.lines.map((line) => ({ lineId: line.cartLineId, quantity: line.quantity }));
  const edited = await takeBoughtLines(db, userId, bought);
  const parts = partsToWrite(paid, frozen, buyer, { reserved, edited, now });
  const { paymentId, amountMinor, captureId: reference } = paid;
  const orderId = parts.order.id;
  await bookPaidOrder(db, site, customerId, { orderId, paymentId, amountMinor, reference, now });
  const number = await drawOrderNumber(db, site, now);
  await writeOrder(db, writable(parts, number));
  if (site.tax.billedWhenPaid) await billWholeOrder(db, site, number, { by: 'system', now });
  const { company, email, delivery, standard } = buyer;
  const unverifiedNumber = delivery ? supplyOf(site, delivery, standard).unverifiedNumber : '';
  const mails = orderPlacedMails(site, { ...parts, company, email, unverifiedNumber }, number, now);
  await queueMessages(db, site.code, now, mails);
  return { orderId };
};

/** As `freezeOrder` wrote it. */
const partsOf = ({ frozen, lines }: PaidFor): OrderParts => ({
  order: frozen as OrderParts['order'],
  lines: lines.map((line) => line.frozen as OrderParts['lines'][number]),
});

/** Money is not refused for being much: it was asked for. */
function mayNot(site: Site, buyer: BuyerRow, now: Date): string | undefined {
  const facts = { standing: standingNow(buyer, { site, now }), hasTerms: false, balanceMinor: 0, totalMinor: 0 };
  const { onlinePayment: online, maxOnlineMinor } = site;
  const [way = 'razorpay'] = online;
  const closed = closedBecause(way, { ...facts, online, maxOnlineMinor, transferAllowed: false });
  return closed && closedSentences[closed];
}

async function orderedOtherwise(db: Db, { customerId, paymentId, begunAt, lines }: PaidFor) {
  const lineIds = lines.map((line) => line.cartLineId);
  const rfiLineIds = lines.flatMap((line) => line.rfiLineId ?? []);
  const [found] = await findOrderedSince(db, { customerId, paymentId, begunAt, lineIds, rfiLineIds });
  return found?.ordered ? word('These items were ordered otherwise meanwhile.') : undefined;
}

async function reserve(
  db: Db,
  site: Site,
  { customerId, lines }: PaidFor,
  { order, lines: orderLines }: OrderParts,
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

type Now = { reserved: readonly number[]; edited: readonly number[]; now: Date };

/** A line that was changed since stays in the cart and may be ordered again, so the order does not keep it. */
function partsToWrite({ paymentId }: PaidFor, frozen: OrderParts, buyer: BuyerRow, { reserved, edited, now }: Now) {
  const status = firstStatus({
    paidOnline: true,
    addressVerified: buyer.delivery?.verified === true,
    autoApproved: buyer.autoApprovedAt !== null,
  });
  const stays = (id: number | null) => id !== null && edited.includes(id);
  return {
    order: { ...frozen.order, status, payment_id: paymentId, placed_at: now },
    lines: frozen.lines.map((line, index) => ({
      ...line,
      reserved: reserved[index] ?? 0,
      cart_line_id: stays(line.cart_line_id) ? null : line.cart_line_id,
    })),
  };
}
