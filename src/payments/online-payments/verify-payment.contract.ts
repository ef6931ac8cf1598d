import { z } from 'zod';
import { defineContract, textId } from '../../lib/contract.ts';

/** What the provider's window hands to the browser when the buyer has paid. */
export const verifyOrder = defineContract({
  path: 'payment/verifyOrder/',
  method: 'POST',
  summary: 'Checks the proof of a payment and makes its order; sales_confirmation then answers with that order.',
  request: z.object({
    razorpay_payment_id: textId(),
    razorpay_order_id: textId(),
    razorpay_signature: textId(400),
  }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
  refusals: {
    capture_failed: 'Payment capture failed! Please try again',
    given_back: '{reason} Your payment is given back.',
    unconfirmed: 'Your payment is not confirmed yet. Please do not pay again: your order follows as soon as it is.',
  },
});

/** What became of a card payment, asked when the buyer comes back from it. */
export const checkPayment = defineContract({
  path: 'stripepayment/check_db_payment_status/',
  method: 'POST',
  summary: "Tells the session's owner what became of a card payment, and makes its order when it was paid.",
  request: z.object({ sessionId: textId() }),
  reply: z.object({
    success: z.literal(true),
    /** unknown: not the caller's, or the provider does not answer now. */
    paymentStatus: z.enum(['paid', 'unpaid', 'expired', 'refunded', 'unknown']),
    message: z.string(),
  }),
});

/** A buyer gives up paying: what is held for it is free again at once. */
export const cancelPayment = defineContract({
  path: 'payment/cancel/',
  method: 'POST',
  summary: 'Ends a payment of the caller that is still open; answers whether it was paid before that.',
  request: z.object({ payment_id: textId() }),
  reply: z.object({
    success: z.literal(true),
    /** It was paid before it could be ended, and is an order. */
    ordered: z.boolean(),
  }),
});
