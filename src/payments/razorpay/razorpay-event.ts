import { z } from 'zod';
import { sentKey } from '../gateways/known-refunds.ts';
import type { WebhookEvent } from '../gateways/payment-gateway.ts';

export const razorpayPayment = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.string(),
  amount_refunded: z.coerce.number().int().nullish(),
});
type Payment = z.output<typeof razorpayPayment>;

const refund = z.object({ id: z.string(), notes: sentKey });

const event = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: razorpayPayment }).optional(),
    refund: z.object({ entity: refund }).optional(),
  }),
});

/** Authorised money is not captured yet; a refund counts once processed. */
const kinds: Readonly<Record<string, WebhookEvent['kind']>> = {
  'payment.captured': 'paid',
  'order.paid': 'paid',
  'payment.failed': 'failed',
  'refund.processed': 'refunded',
  'refund.failed': 'refund_failed',
};

export function readRazorpayEvent(id: string, body: string): WebhookEvent {
  const read = event.safeParse(parsed(body)).data;
  const payment = read?.payload.payment?.entity;
  if (!read || !payment?.order_id) return { id, sessionId: null, kind: 'other', captures: [] };
  const kind = kinds[read.event] ?? 'other';
  return {
    id,
    sessionId: payment.order_id,
    kind,
    captures: kind === 'paid' ? [captureOf(payment, payment.order_id)] : [],
    ...(kind === 'refund_failed' && { failedRefund: failedRefundOf(read.payload.refund?.entity) }),
    ...(kind === 'refunded' && { refunded: { captureId: payment.id } }),
  };
}

export const captureOf = ({ id, amount, currency, amount_refunded }: Payment, sessionId: string) => ({
  id,
  sessionId,
  amountMinor: amount,
  currency: currency.toUpperCase(),
  ...(amount_refunded && { refundedMinor: amount_refunded }),
});

const failedRefundOf = (failed: z.output<typeof refund> | undefined): WebhookEvent['failedRefund'] =>
  failed && { id: failed.id, key: failed.notes };

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
