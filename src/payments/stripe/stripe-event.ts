import { z } from 'zod';
import { sentKey } from '../gateways/known-refunds.ts';
import type { Capture, WebhookEvent } from '../gateways/payment-gateway.ts';

export const checkoutSession = z.object({
  id: z.string(),
  status: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullable(),
});
type CheckoutSession = z.output<typeof checkoutSession>;

const event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

/** A completed session can still be unpaid, where the bank takes days. */
const kinds: Readonly<Record<string, WebhookEvent['kind']>> = {
  'checkout.session.completed': 'paid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'ended',
  'charge.refunded': 'refunded',
};

const charge = z.object({ object: z.literal('charge'), payment_intent: z.string() });

const refund = z.object({ object: z.literal('refund'), id: z.string(), status: z.string(), metadata: sentKey });
/** The buyer's bank did not take the money, so the seller has it again. */
export const hasComeBack = (status: string | null) => status === 'failed' || status === 'canceled';

export function readStripeEvent(payload: unknown): WebhookEvent | undefined {
  const read = event.safeParse(payload).data;
  if (!read) return undefined;
  const { id, type, data } = read;
  const refunded = refund.safeParse(data.object).data;
  if (refunded && hasComeBack(refunded.status)) {
    const failedRefund = { id: refunded.id, key: refunded.metadata };
    return { id, sessionId: null, kind: 'refund_failed', captures: [], failedRefund };
  }
  const kind = kinds[type] ?? 'other';
  if (kind === 'refunded') return { id, sessionId: null, kind, captures: [], refunded: refundedOf(data.object) };
  const session = checkoutSession.safeParse(data.object).data;
  if (!session) return { id, sessionId: null, kind: 'other', captures: [] };
  const captures = kind === 'paid' ? capturesOf(session) : [];
  return { id, sessionId: session.id, kind: kind === 'paid' && captures.length === 0 ? 'other' : kind, captures };
}

export function capturesOf({ id, payment_status, payment_intent, amount_total, currency }: CheckoutSession): Capture[] {
  if (payment_status !== 'paid' || !payment_intent || amount_total === null || currency === null) return [];
  return [{ id: payment_intent, sessionId: id, amountMinor: amount_total, currency: currency.toUpperCase() }];
}

function refundedOf(object: unknown): WebhookEvent['refunded'] {
  const read = charge.safeParse(object).data;
  return read && { captureId: read.payment_intent };
}
