import { z } from 'zod';
import { currencyField, defineContract, freeText, listOf, optionalDay } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { checkoutRefusals } from '../order-refusals.ts';
import { paymentOptions } from '../payment-mode.data.ts';

const linkRefusals = {
  unknown: msg('This link is not valid. Please open the latest one from us, or call {phone}.'),
  ended: msg('This link has ended. Please call {phone}, and we send you a new one.'),
  declined: msg('This order was declined. Please call {phone} if you want it all the same.'),
} as const;

/** What keeps a prepared order from being placed, in words for its reader, who has no cart. */
export const preparedRefusals = {
  ...checkoutRefusals,
  ...linkRefusals,
  bad_lines: 'Line {lineNo}: {problem}',
  overdue: msg('Invoices of your company are overdue. Please pay them first, or call us.'),
  credit_not_allowed: msg('Your company may not order on credit. Please call {phone}.'),
  balance_too_small: msg(
    'Your available balance of {balance} does not cover this order of {total}. Please call {phone}.',
  ),
  'balance_too_small.none': msg('You have no available balance for this order of {total}. Please call {phone}.'),
  delivery_later: msg('{item} is now expected by {day}. Please look at it and confirm again.'),
  line_not_in_cart: msg('An item of this order is no longer sold. Please ask us for another one.'),
  address_unknown: msg('The delivery address of this order is no longer in use. Please ask us for a new link.'),
  no_price: msg('{item} has no price any more. Please ask us for a quote.'),
  quantity_changed: msg('The quantity of {item} is {quantity} now. Please look at it and confirm again.'),
  quote_ended: msg('Our quote for {item} ended on {quotedUntil}. Please look at its price and confirm again.'),
  price_changed: msg('The price of {item} has changed. Please look at it and confirm again.'),
  not_stock: msg('{item} is not in stock any more. Please ask us when it can come.'),
  stock_gone: msg('Only {free} of {item} are left in stock. Please ask us for the rest.'),
  nothing_left: msg('{item} is no longer in stock. Please ask us when it can come.'),
} as const;

const line = z.object({
  itemname: z.string(),
  itemcode: z.string(),
  brandname: z.string(),
  quantity: z.number(),
  unit: z.string(),
  /** The price of one piece that the customer was told, and the one that holds now. */
  told_price: z.number(),
  your_price: z.number(),
  total_value: z.number(),
  tax: z.number(),
  /** Whether it can be ordered as it is: in stock, or quoted. */
  is_in_stock: z.boolean(),
  exp_dod: z.string(),
});

export const preparedOrder = defineContract({
  path: 'api/prepared_order/',
  method: 'POST',
  summary: 'Shows the order that the sales desk prepared for a customer, by the link that was sent.',
  request: z.object({ token: freeText(100) }),
  reply: z.object({
    success: z.literal(true),
    /** The number of the order once it is confirmed, else ''. */
    order_no: z.string(),
    company: z.string(),
    prepared_by: z.string(),
    /** Until when it can be confirmed, as the site writes it. */
    ends: z.string(),
    currency: currencyField,
    lines: z.array(line),
    subtotal: z.number(),
    tax: z.number(),
    total: z.number(),
    tax_label: z.string(),
    place_of_supply: z.string(),
    deliver_to: z.string(),
    tax_number: z.string(),
    paid_by: z.enum(paymentOptions),
    purchase_order_no: z.string(),
    wished_date: z.string(),
    remark: z.string(),
  }),
  refusals: linkRefusals,
});

export const confirmPreparedOrder = defineContract({
  path: 'api/prepared_order/confirm/',
  method: 'POST',
  summary: 'Places a prepared order as it is shown; refuses it where a price, a day or the stock has changed since.',
  request: z.object({
    token: freeText(100),
    /** The lines as they are shown, in their order. */
    seen: listOf(z.object({ your_price: z.number().min(0), exp_dod: optionalDay }), 500),
    purchase_order_no: freeText(60),
  }),
  reply: z.object({ success: z.literal(true), order_no: z.string() }),
  refusals: preparedRefusals,
});

export const declinePreparedOrder = defineContract({
  path: 'api/prepared_order/decline/',
  method: 'POST',
  summary: 'Declines a prepared order and tells the sales desk why.',
  request: z.object({ token: freeText(100), reason: freeText(500) }),
  reply: z.object({ success: z.literal(true) }),
  refusals: linkRefusals,
});
