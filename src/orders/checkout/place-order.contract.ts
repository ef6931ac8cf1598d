import { z } from 'zod';
import { orderBoundRefusals } from '../../account/bounds/account-bounds.data.ts';
import { defineContract, freeText, listOf, optionalDay, rowId, textId } from '../../lib/contract.ts';
import { payerRefusals } from '../../payments/payment-refusals.ts';
import { checkoutRefusals } from '../order-refusals.ts';
import { paymentModes, paymentOptions } from '../payment-mode.data.ts';

export const reviewedLine = z.object({
  item_detail_id: rowId,
  quantity: textId(400),
  amount_per_unit: textId(40),
  delivery_address_id: rowId.optional(),
  /** Tells stock that was sold since the review from stock that was never there. */
  Availability: freeText(40),
  /** The expected day that was shown; a later one is refused. */
  exp_dod: optionalDay,
});

export const instructionFields = {
  purchase_order_no: freeText(60),
  wished_date: optionalDay,
  remark: freeText(1000),
};

export const salesConfirmation = defineContract({
  path: 'api/sales_confirmation/',
  method: 'POST',
  summary: 'Turns cart lines into one order; refuses with the first reason that applies.',
  request: z.object({
    item_info: listOf(reviewedLine, 2000),
    mode_of_payment: z.enum(paymentModes).default('Offline'),
    payment_option: z.enum(paymentOptions).optional(),
    ...instructionFields,
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    myscno: z.string(),
    /** Names of the items that stay in the cart, one per line. */
    left_items: z.array(z.string()),
  }),
  refusals: {
    ...checkoutRefusals,
    ...orderBoundRefusals,
    payment_not_found: 'No payment was found for these items.',
    payment_given_back: payerRefusals.given_back,
    payment_unconfirmed:
      'Your payment is not confirmed yet. Please do not pay again: your order will follow automatically.',
  },
});
