import { removeBoughtLines } from '../../cart/account-cart/remove-lines.server.js';
import { lockAndReadFreeStock, releasePaymentHold } from '../../catalogue/stock/hold-stock.server.js';
import { reserveStock } from '../../catalogue/stock/reserve-stock.server.js';
import { msg } from '../../lib/i18n.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                                                  
import { closedMessages, closedReason } from '../../payments/methods/payment-choice.rule.js';
import { bookPaidOrder } from '../../payments/receipts/paid-order.server.js';
import { markQuotesOrdered, withOtherChoices } from '../../rfi/quotes/quoted-lines.server.js';
                                                                   
                                                
import { billWholeOrder } from '../documents/bill-whole-order.server.js';
import { initialStatus } from '../order-state.rule.js';
import { allocateOrderNumber } from './allocate-order-number.server.js';
import { allocateStock } from './allocate-stock.rule.js';
import {                toWriteOrderParams } from './build-order.server.js';
import { currentStanding } from './lock-checkout.server.js';
import { orderPlacedMails } from './order-placed.mail.js';
import {                findLaterOrder, lockBuyer, writeOrder } from './place-order.db.js';
import { supplyOf } from './price-checkout.server.js';

/**
 * Orders a settled payment as it was snapshotted, whatever cart and prices are now. Refuses it when the account may not
 * order any more, when the items were ordered otherwise, or when stock was sold after the hold ended.
 */
export const placePaidOrder                 = async (db, site, paid, now) => {
  const snapshot = readSnapshot(paid);
  const { customerId, userId } = paid;
  const [buyer] = await lockBuyer(db, { customerId, userId, addressId: snapshot.order.delivery_address_id });
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
  const newOrder = orderToWrite(paid, snapshot, buyer, { reserved, edited, now });
  const { paymentId, amountMinor, captureId: reference } = paid;
  const orderId = newOrder.order.id;
  await bookPaidOrder(db, site, customerId, { orderId, paymentId, amountMinor, reference, now });
  const number = await allocateOrderNumber(db, site, now);
  await writeOrder(db, toWriteOrderParams(newOrder, number));
  const isBilledNow = site.tax.billedWhenPaid && !site.invoicedByProgram && !newOrder.order.is_test;
  if (isBilledNow) await billWholeOrder(db, site, number, { by: 'system', now });
  const { company, email } = buyer;
  const unverifiedNumber = buyer.delivery ? supplyOf(site, buyer).unverifiedNumber : '';
  const mails = orderPlacedMails(
    site,
    { ...newOrder, company, email, unverifiedNumber, paymentReference: reference },
    number,
    now,
  );
  await queueMessages(db, site.code, now, mails);
  return { orderId };
};

const readSnapshot = ({ frozen: snapshot, lines }                )           => ({
  order: snapshot                     ,
  lines: lines.map((line) => line.frozen                             ),
});

/** Ignores limits on the amount: the money was asked for and has come. */
function refusalReason(site      , buyer          , now      )                     {
  const facts = { standing: currentStanding(buyer, { site, now }), hasTerms: false, balanceMinor: 0, totalMinor: 0 };
  const { onlinePayment: online, maxOnlineMinor } = site;
  const closed = closedReason(online[0], { ...facts, online, maxOnlineMinor, transferAllowed: false });
  return closed && closedMessages[closed];
}

async function laterOrderReason(db    , { customerId, paymentId, startedAt, lines }                ) {
  const lineIds = lines.map((line) => line.cartLineId);
  const rfiLineIds = await withOtherChoices(
    db,
    lines.flatMap((line) => line.rfiLineId ?? []),
  );
  const [found] = await findLaterOrder(db, { customerId, paymentId, startedAt, lineIds, rfiLineIds });
  return found?.ordered ? msg('These items have already been ordered.') : undefined;
}

async function reserve(
  db    ,
  site      ,
  { customerId, lines }                ,
  { order, lines: orderLines }          ,
  reserved                   ,
  now      ,
)                {
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

                                                                                 

/** A cart line that was edited since stays in the cart and may be ordered again, so the order does not refer to it. */
function orderToWrite(
  { paymentId }                ,
  snapshot          ,
  buyer          ,
  { reserved, edited, now }     ,
) {
  const status = initialStatus({
    paidOnline: true,
    addressVerified: buyer.delivery?.verified === true,
    autoApproved: buyer.autoApprovedAt !== null,
  });
  const stays = (id               ) => id !== null && edited.includes(id);
  return {
    order: { ...snapshot.order, status, payment_id: paymentId, placed_at: now },
    lines: snapshot.lines.map((line, index) => ({
      ...line,
      reserved: reserved[index] ?? 0,
      cart_line_id: stays(line.cart_line_id) ? null : line.cart_line_id,
    })),
  };
}
