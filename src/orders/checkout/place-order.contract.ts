import { z } from 'zod';
import { orderBoundRefusals } from '../../account/bounds/account-bounds.data.ts';
import { defineContract, freeText, listOf, optionalDay, rowId, textId } from '../../lib/contract.ts';
import { closedMessages } from '../../payments/methods/payment-choice.rule.ts';

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

export const orderRefusals = {
  ...closedMessages,
  no_line: '* Please Select Item',
  line_not_in_cart: 'Some of these items are no longer in your cart. Please go back to the cart and check.',
  address_unknown: 'Please choose one of your delivery addresses.',
  no_price: 'Price available only through RFI: {item}. Please send an RFI for it.',
  quantity_changed: 'The quantity of {item} in your cart is {quantity} now. Please go back to the cart and check it.',
  quote_ended: 'The quote for {item} ended on {quotedUntil}. Please go back to the cart and check its price.',
  price_changed: 'Prices have changed since you reviewed this order. Please go back to the cart and check {item}.',
  delivery_later: '{item} is now expected by {day}. Please check the expected delivery and confirm again.',
  not_stock: '* To Check out ONLY Select items showing availability as "stock": {item} is not.',
  stock_gone: 'Only {free} of {item} are left in stock. Please lower the quantity or request the rest with an RFI.',
  nothing_left: '{item} is no longer in stock. Please remove it from this order, or send an RFI for it.',
  balance_too_small:
    'Your available balance of {balance} does not cover this order of {total}. Please pay online or order less.',
} as const;

export const salesConfirmation = defineContract({
  path: 'api/sales_confirmation/',
  method: 'POST',
  summary: 'Turns cart lines into one order; refuses with the first reason that applies.',
  request: z.object({
    item_info: listOf(reviewedLine, 2000),
    mode_of_payment: z.enum(['Online', 'Offline']).default('Offline'),
    payment_option: z.enum(['credit', 'cash']).optional(),
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
    ...orderRefusals,
    ...orderBoundRefusals,
    payment_not_found: 'No payment was found for these items.',
    payment_given_back: '{reason} Your payment will be refunded.',
    payment_unconfirmed:
      'Your payment is not confirmed yet. Please do not pay again: your order will follow automatically.',
  },
});
