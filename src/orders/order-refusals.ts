import { linesGoneMessage } from '../cart/cart-messages.data.ts';
import { msg } from '../lib/i18n.ts';
import { closedMessages } from '../payments/methods/payment-choice.rule.ts';

export const reasonMissing = msg('Please write a reason. The buyer reads it.');

/** What keeps lines of the cart from becoming an order, whichever way they are paid. */
export const checkoutRefusals = {
  ...closedMessages,
  no_line: '* Please Select Item',
  line_not_in_cart: linesGoneMessage,
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
  'balance_too_small.none': 'You have no available balance for this order of {total}. Please pay online.',
} as const;

/** The reasons of `checkoutRefusals`, and some more, for staff who enter an order for a customer. */
export const entryRefusals = {
  ...checkoutRefusals,
  verification_pending: 'This customer may not order: the account is not verified, or it is on hold.',
  'verification_pending.no_profile': 'This customer has no billing address yet. Add it before the first order.',
  overdue: 'Invoices of this customer are overdue. Record the receipt first, or quote it.',
  credit_not_allowed: 'This customer may not buy on credit.',
  transfer_not_allowed: 'This customer may not pay by bank transfer. Staff of the accounts can allow it.',
  balance_too_small: 'The available balance of {balance} does not cover this order of {total}.',
  'balance_too_small.none': 'The customer has no available balance for this order of {total}.',
  no_line: 'Type at least one line.',
  line_not_in_cart: 'An item of this order is no longer sold. Look at the lines again.',
  address_unknown: 'Choose one of the delivery addresses of this customer.',
  no_price: '{item} has no price for this customer. Type the price you agreed on.',
  quantity_changed: 'The quantity of {item} is {quantity} now. Look at it again.',
  quote_ended: 'The quote for {item} ended on {quotedUntil}. Look at its price again.',
  price_changed: 'The price of {item} has changed meanwhile. Look at it again.',
  delivery_later: '{item} is now expected by {day}. Tell the customer and send it again.',
  stock_gone: 'Only {free} of {item} are free now. Lower the quantity, or quote it with a day.',
  nothing_left: '{item} is not in stock any more. Take it out, or quote it with a day.',
  bad_lines: 'Line {lineNo}: {problem}',
  no_purchase_order: 'Type the PO number, or why there is none.',
} as const;

/** What a buyer can no longer change. */
export const buyerChangeRefusals = {
  too_late: msg('Order {order} is {status} and can no longer be cancelled here. Please write to {email}.'),
} as const;

export const documentRefusals = {
  file: '{reason}',
  'file.no_pdf': 'This is not a PDF.',
  gone: msg('Somebody has removed this delivery note already.'),
  not_yours: '{site} has made the invoice {number} itself.',
  unknown_document: 'Order {number} has no document {document}.',
  unknown_invoice: '{site} has no tax invoice {number}.',
} as const;

export const eDocumentRefusals = {
  'ack_at.future': 'The acknowledgement is in the future.',
  'ack_at.none': 'Please enter the day and time of the acknowledgement.',
  'ack_at.too_old': 'The acknowledgement is older than the document.',
  ack_no: 'An acknowledgement number has digits only.',
  cannot_be: '{reason}',
  cannot_cancel: '{reason}',
  exists: '{document} has the e-way bill {ewayBill}.',
  irn: 'An IRN has 64 digits and letters from a to f.',
  no_portal: '{site} has no connection to the invoice registration portal.',
  'not_needed.emirates': '{document} is not of the Emirates.',
  'not_needed.eway_bill': '{document} needs no e-way bill.',
  'not_needed.irn': '{document} needs no IRN.',
  not_registered: 'Register {document} first, or upload the file of its e-way bill.',
  portal: '{reason}',
  'portal.cancel_first': '{problem} Please cancel that again first.',
  'portal.no_bill': 'There is no e-way bill for {document}. {message}',
  'portal.not_known':
    'It is not known whether {document} has an e-way bill. {message} Please create it again; one that exists is read back.',
  'portal.not_registered': '{document} is not registered. {message}',
  sent_before: '{document} is registered, or being registered right now.',
  signed_qr: '{reason}',
  transport: '{reason}',
  'unknown_document.no_goods': 'No goods left with {document}.',
  'unknown_document.of_order': 'Order {number} has no tax document {document}.',
} as const;

export const fulfilmentRefusals = {
  cannot_be: '{reason}',
  cannot_send: '{reason}',
  'cannot_send.long_name': 'Line {lineNo}: write lot and origin in at most {max} characters.',
  changed_meanwhile: '{by} changed order {number} meanwhile: {action}, {at}. Look at it again before you go on.',
  look_again: 'This day is past. Choose today or a later day.',
  money_missing: '{reason}',
  no_invoice: 'The tax invoices of {site} come from your own program: dispatch there.',
  not_allowed: '{reason}',
  'not_allowed.cancel': 'Order {number} is {status}; nothing of it can be cancelled.',
  'not_allowed.decide': 'Order {number} is {status} and cannot become {to}.',
  'not_allowed.delivery': 'Nothing of order {number} is on its way.',
  'not_allowed.goods': 'Order {number} is {status}; goods leave with a confirmed order.',
  'not_allowed.hold': 'Order {number} is {status} and owes nothing; there is nothing to hold.',
  'not_allowed.pieces': 'Order {number}: {problem}',
  not_certain: 'Its suggestion is not certain any more; decide on it by hand.',
  nothing_to_send: 'Nothing of order {number} is on the shelf.',
  on_hold: '{by} has put order {number} on hold: {reason} – Release it first.',
  pincode: '{reason}',
  'pincode.wrong': 'A PIN code has six digits and does not begin with 0.',
  reason: reasonMissing,
  tax_office: 'Nothing of order {number} leaves, because the tax office would refuse its invoice. {problems}',
  test_order: '{reason}',
  'unknown_dispatch.of_order': 'Order {number} has no such dispatch.',
  'unknown_dispatch.of_site': '{site} has no dispatch {number}-{dispatchNo}.',
  unknown_line: 'Order {number} has no line {lineNo}.',
  unknown_order: '{site} has no order {number}.',
  wrong_details: '{reason}',
  wrong_invoice: '{reason}',
  'wrong_invoice.billed': 'Order {number} was invoiced as a whole with {invoice}.',
  'wrong_invoice.own': '{site} makes its tax invoices itself; the desk’s Settings can change that.',
  'wrong_invoice.taken': 'Invoice {invoice} is of order {number} already.',
} as const;

export const pickingRefusals = {
  cannot_pick: '{reason}',
  'changed_meanwhile.line': 'A line of order {number} was put back meanwhile. Look at it again.',
  'changed_meanwhile.line_no': 'Line {lineNo} was put back meanwhile. Look at it again.',
  'changed_meanwhile.picked':
    '{by} picked {pieces} of line {lineNo} meanwhile, {at}. Look at it again before you go on.',
  no_cartons: 'No cartons are written down for {what}.',
  'not_picked.line': 'Line {lineNo} is not picked yet.',
  'not_picked.of_order': 'Line {lineNo} of order {number} is not picked.',
  'nothing_to_pick.else': 'Nothing else of order {number} is owed and on the shelf.',
  'nothing_to_pick.of_this': 'Nothing of this is owed and on the shelf.',
  unknown_carton: 'Order {number} has no carton {cartonNo}.',
  wrong_weight: 'Carton {cartonNo}: write its weight in kg, more than 0 and at most 10,000.',
} as const;

export const reportRefusals = {
  cannot_be: '{reason}',
  'cannot_be.month': 'Write the month like 2026-11.',
  'cannot_be.no_audit_file': '{site} has no audit file of the Emirates.',
  'cannot_be.no_gstr1': '{site} files no GSTR-1.',
  'cannot_be.too_many': 'The period has more than {max} vouchers; choose a shorter one.',
  'cannot_be.too_many_lines': 'The period has more than {max} lines; choose a shorter one.',
} as const;

export const returnRefusals = {
  cannot_take_back: '{reason}',
  not_allowed: 'Return {return} is {status}.',
  reason: reasonMissing,
  unknown_return: '{site} has no return {return}.',
} as const;
