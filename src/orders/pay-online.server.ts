import { lineIdsText, readLineIds } from '../cart/line-ids.rule.ts';
import type { RequestOf } from '../lib/contract.ts';
import { freezePayment, type Opened, openSession } from '../payments/begin-payment.ts';
import { findPayable } from '../payments/find-payment.ts';
import { endSession } from '../payments/look-up.ts';
import type { Paying } from '../payments/paying.ts';
import type { ProviderName } from '../payments/provider.ts';
import { answerAround } from '../server/call.ts';
import { Refused, refuse } from '../server/refuse.ts';
import { type OrderParts, orderParts } from './order-record.ts';
import { createOrder, nodCreatePayment } from './pay-online.contract.ts';
import { type BuyerStep, LinesGone, type Priced, priceOrder } from './price-order.ts';

type Request = RequestOf<typeof createOrder>;
/** What a repeated request finds of the first: the payment, and the query of the review to come back to. */
type Begun = { paymentId: number; back: string };

const terms = { who: 'verified', transaction: true, repeats: true } as const;

export const createOrderCall = (paying: Paying) =>
  answerAround(
    createOrder,
    terms,
    {
      before: (_request, step, repeated) => endBefore(paying, 'razorpay', step, repeated),
      after: async (begun: Begun, step) => {
        const opened = await open(paying, begun, step);
        if (opened instanceof Refused) return opened;
        const { amountMinor: amount, sessionId: orderID, publicKey: key, url: checkout_url } = opened;
        const { currency } = step.site;
        return { success: true as const, amount, orderID, currency, provider: 'razorpay' as const, key, checkout_url };
      },
    },
    (request, step) => begin(paying, 'razorpay', request, step),
  );

export const nodCreatePaymentCall = (paying: Paying) =>
  answerAround(
    nodCreatePayment,
    terms,
    {
      before: (_request, step, repeated) => endBefore(paying, 'stripe', step, repeated),
      after: async (begun: Begun, step) => {
        const opened = await open(paying, begun, step);
        if (opened instanceof Refused) return opened;
        const { receipt: uuid, sessionId, amountMinor: amount_total, publicKey: public_key, url } = opened;
        const session = { id: sessionId, url, amount_total, currency: step.site.currency, public_key };
        return { success: true as const, sessionId, uuid, session };
      },
    },
    (request, step) => begin(paying, 'stripe', request, step),
  );

/**
 * A customer pays one thing at a time: what could be paid before is ended, at its provider first. What this very request
 * began when it came the first time is not.
 */
async function endBefore(
  paying: Paying,
  name: ProviderName,
  step: BuyerStep,
  repeated: () => Promise<boolean>,
): Promise<Refused | undefined> {
  const { site, caller, database } = step;
  const payable = await findPayable(database, caller.customerId);
  if (payable && (await repeated())) return undefined;
  if (!paying.newProvider(step, site, name)) return notTaken(step);
  if (payable) await endSession(paying, step, site, payable);
  return undefined;
}

const notTaken = ({ site }: BuyerStep) => refuse(createOrder, 'not_taken', { phone: site.contact.phone });

async function begin(paying: Paying, name: ProviderName, request: Request, step: BuyerStep): Promise<Begun | Refused> {
  const { db, site, caller, now } = step;
  const provider = paying.newProvider(step, site, name);
  if (!provider) return notTaken(step);
  const priced = await priceOrder(request.cart_items, step, () => name);
  if (priced instanceof Refused) return priced;
  if (priced instanceof LinesGone) return refuse(createOrder, 'line_not_in_cart');
  const parts = orderParts(request, step, priced, { mode: 'Online', option: 'cash' });
  const paymentId = await freezePayment(db, site, {
    customerId: caller.customerId,
    userId: caller.userId,
    provider,
    amountMinor: parts.order.total_minor,
    frozen: parts.order,
    lines: frozenLines(priced, parts),
    now,
  });
  return { paymentId, back: backTo(priced, request.ask) };
}

const frozenLines = ({ priced }: Priced, { lines }: OrderParts) =>
  priced.map((line, index) => ({
    cartLineId: line.id,
    itemId: line.itemId,
    branchId: line.branchId,
    rfiLineId: line.amounts.quoted ? line.rfiLineId : null,
    quantity: line.quantity,
    held: line.reserved,
    totalMinor: line.amounts.totalMinor,
    taxMinor: line.amounts.taxMinor,
    frozen: lines[index],
  }));

/** The query with which the review shows these lines again. */
function backTo({ priced }: Priced, ask: string): string {
  const lines = `lines=${lineIdsText(priced.map((line) => line.id))}`;
  const rest = lineIdsText(readLineIds(ask));
  return rest ? `${lines}&ask=${rest}` : lines;
}

async function open(paying: Paying, { paymentId, back }: Begun, step: BuyerStep): Promise<Opened | Refused> {
  const opened = await openSession(paying, step, step.site, paymentId, back);
  if (opened === 'down') return refuse(createOrder, 'provider_down');
  return opened === 'over' ? refuse(createOrder, 'session_over') : opened;
}
