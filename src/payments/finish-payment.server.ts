import { endPaymentHold } from '../catalogue/hold-stock.server.ts';
import { word } from '../lib/say.ts';
import type { Db } from '../server/db.ts';
import type { Site } from '../sites/site.ts';
import { giveBackCapture } from './give-back.ts';
import type { Ground, Paying } from './paying.ts';
import { captureMeans } from './payment-state.rule.ts';
import { findPaidLines, lockPayment, noteOrdered, noteRefused, noteSettled, type PaymentRow } from './payments.db.ts';
import type { Capture } from './provider.ts';

/** What became of a payment. */
export type Finished =
  | { state: 'ordered'; orderId: number }
  /** It is given back, for this reason. */
  | { state: 'refused'; reason: string }
  /** Nobody has paid it, yet or any more. */
  | { state: 'open' | 'ended' };

const differs = word('The amount that was paid is not the one that was asked for.');
const tooMuch = word('This was paid before; the second payment is not needed.');

/**
 * The one finish of every payment, whoever finds out that money has come: notes what was taken, then makes the order or
 * gives the money back. However often and in whatever order it is called, the result is the same.
 */
export async function finishPayment(
  paying: Paying,
  ground: Ground,
  site: Site,
  paymentId: number,
  captures: readonly Capture[] = [],
): Promise<Finished> {
  if (captures.length > 0) await settlePayment(ground, site, paymentId, captures);
  return ground.database.transaction(async (db) => {
    const payment = await locked(db, paymentId);
    return payment.state === 'settled' ? order(paying, db, site, payment, ground.now) : finishedOf(payment);
  });
}

/** Notes money that was taken, in a transaction of its own: it is known from then on, whatever happens next. */
export async function settlePayment(
  { database, now }: Pick<Ground, 'database' | 'now'>,
  site: Site,
  paymentId: number,
  captures: readonly Capture[],
): Promise<void> {
  await database.transaction(async (db) => {
    for (const capture of captures) await take(db, site, await locked(db, paymentId), capture, now);
  });
}

async function take(db: Db, site: Site, payment: PaymentRow, capture: Capture, now: Date): Promise<void> {
  const means = captureMeans(payment, capture);
  const money = { captureId: capture.id, amountMinor: capture.amountMinor, currency: capture.currency.toUpperCase() };
  if (means === 'settles') await noteSettled(db, { id: payment.id, captureId: capture.id, now, nextCheckAt: now });
  if (means === 'too_much') await giveBackCapture(db, site, payment, money, { reason: tooMuch, now });
  if (means === 'differs') await refusePayment(db, site, payment, money, { reason: differs, now });
}

async function order(paying: Paying, db: Db, site: Site, payment: PaymentRow, now: Date): Promise<Finished> {
  const { id, customerId, userId, createdAt: begunAt, captureId, amountMinor, currency, frozen } = payment;
  if (captureId === null) throw new Error(`payment ${payment.receipt} has settled without a capture`);
  const lines = await findPaidLines(db, { paymentId: id });
  const paid = { paymentId: id, customerId, userId, begunAt, captureId, amountMinor, currency, frozen, lines };
  const placed = await paying.placePaidOrder(db, site, paid, now);
  if ('refused' in placed) {
    await refusePayment(db, site, payment, { captureId, amountMinor, currency }, { reason: placed.refused, now });
    return { state: 'refused', reason: placed.refused };
  }
  await noteOrdered(db, { id, orderId: placed.orderId, now });
  return { state: 'ordered', orderId: placed.orderId };
}

/** Money that cannot become the order: nothing is held for it any more, and it is given back. */
export async function refusePayment(
  db: Db,
  site: Site,
  payment: PaymentRow,
  money: { captureId: string; amountMinor: number; currency: string },
  why: { reason: string; now: Date },
): Promise<void> {
  await noteRefused(db, { id: payment.id, captureId: money.captureId, ...why });
  await endPaymentHold(db, payment.id, why.now);
  await giveBackCapture(db, site, payment, money, why);
}

async function locked(db: Db, id: number): Promise<PaymentRow> {
  const [payment] = await lockPayment(db, { id });
  if (!payment) throw new Error(`there is no payment ${id}`);
  return payment;
}

function finishedOf({ state, orderId, refusedFor }: PaymentRow): Finished {
  if (orderId !== null) return { state: 'ordered', orderId };
  if (state === 'refused') return { state, reason: refusedFor ?? '' };
  return { state: state === 'ended' ? 'ended' : 'open' };
}
