import { z } from 'zod';
import { currencyField, defineContract, freeText, listOf } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { redirectGatewayNames } from '../../payments/gateways.data.ts';
import { payerRefusals } from '../../payments/payment-refusals.ts';
import { checkoutRefusals } from '../order-refusals.ts';
import { instructionFields, reviewedLine } from './place-order.contract.ts';

const request = z.object({
  cart_items: listOf(reviewedLine, 2000),
  ...instructionFields,
  /** Ids of cart lines to request as an RFI after the order, separated by commas. */
  ask: freeText(4000),
});

const refusals = {
  ...checkoutRefusals,
  provider_down: 'The payment could not be opened just now. Nothing was ordered or charged. Please try again.',
  ...pickRefusals(payerRefusals, 'session_over'),
} as const;

export const createOrder = defineContract({
  path: 'payment/createOrder/',
  method: 'POST',
  summary: "Starts an online payment for cart lines at the server's prices; holds their stock for 15 minutes.",
  request,
  reply: z.object({
    success: z.literal(true),
    /** The amount in minor units, as the provider's window takes it. */
    amount: z.number().int(),
    orderID: z.string(),
    currency: currencyField,
    provider: z.literal('razorpay'),
    key: z.string(),
    /** The address to pay at in the sandbox; '' with a real provider. */
    checkout_url: z.string(),
  }),
  refusals,
});

export const nodCreatePayment = defineContract({
  path: 'stripepayment/nod-create-payment/',
  method: 'POST',
  summary: "Starts a card payment for cart lines at the server's prices; holds their stock for 31 minutes.",
  /** `gateway` is another gateway that redirects; Stripe when left out. */
  request: request.extend({ gateway: z.enum(redirectGatewayNames).optional() }),
  reply: z.object({
    success: z.literal(true),
    sessionId: z.string(),
    uuid: z.string(),
    session: z.object({
      id: z.string(),
      url: z.string(),
      amount_total: z.number().int(),
      currency: currencyField,
      public_key: z.string(),
    }),
  }),
  refusals,
});
