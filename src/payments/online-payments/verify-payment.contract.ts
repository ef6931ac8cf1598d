import { z } from 'zod';
import { defineContract, messageReply, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { payerRefusals } from '../payment-refusals.ts';

export const verifyOrder = defineContract({
  path: 'payment/verifyOrder/',
  method: 'POST',
  summary:
    'Checks the proof of a payment and makes its order, with which sales_confirmation then answers, or books what it paid.',
  request: z.object({
    razorpay_payment_id: textId(),
    razorpay_order_id: textId(),
    razorpay_signature: textId(400),
  }),
  reply: messageReply,
  refusals: {
    capture_failed: 'Payment capture failed! Please try again',
    ...pickRefusals(payerRefusals, 'given_back'),
    unconfirmed: 'Your payment is not confirmed yet. Please do not pay again: your order follows as soon as it is.',
    unconfirmed_account:
      'Your payment is not confirmed yet. Please do not pay again: it is booked as soon as it is confirmed.',
  },
});

export const checkPayment = defineContract({
  path: 'stripepayment/check_db_payment_status/',
  method: 'POST',
  summary: "Tells the session's owner what became of a card payment, and makes its order or books it when it was paid.",
  request: z.object({ sessionId: textId() }),
  reply: z.object({
    success: z.literal(true),
    /** unknown: not the caller's payment, or the gateway does not reply. */
    paymentStatus: z.enum(['paid', 'unpaid', 'expired', 'refunded', 'unknown']),
    message: z.string(),
  }),
});

export const cancelPayment = defineContract({
  path: 'payment/cancel/',
  method: 'POST',
  summary: 'Ends a payment of the caller that is still open; answers whether it was paid before that.',
  request: z.object({ payment_id: textId() }),
  reply: z.object({
    success: z.literal(true),
    ordered: z.boolean(),
    /** It was paid, for an order or for invoices. */
    paid: z.boolean(),
  }),
  refusals: {
    given_back: verifyOrder.refusals.given_back,
    unconfirmed: verifyOrder.refusals.unconfirmed,
    unconfirmed_account: verifyOrder.refusals.unconfirmed_account,
  },
});
