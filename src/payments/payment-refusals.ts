import { customerRefusals } from '../account/account-refusals.ts';
import { pickRefusals } from '../lib/refusals.ts';

const longReason = 'Use at most {max} characters for the reason.';
const noAnswer = '{provider} does not answer. Please try again in some minutes.';
const nothingPromised = 'Nothing is promised.';

/** What buyers who pay online are told. */
export const payerRefusals = {
  given_back: '{reason} Your payment will be refunded.',
  session_over: 'This payment has ended. Nothing was charged. Please start it again.',
} as const;

export const bankLineRefusals = {
  cannot_be: '{reason}',
  'cannot_be.long_reason': longReason,
  'cannot_be.no_reason': 'Say why the line is ignored.',
  'cannot_be.other_amount': 'Receipt {number} has another amount than the line.',
  'cannot_be.other_receipt':
    'Receipt {number} has another amount, another bank line, was taken back, or is more than {days} days away.',
  'cannot_be.taken_back': 'A receipt was taken back with this line; record its money again instead.',
  'cannot_be.waits': 'The line waits; there is nothing to undo.',
  changed_since: '{history} Look at it again.',
  decided_before: '{reason}',
  receipt_twice:
    'Receipt {number} over the same amount was recorded by {by} without a bank line. Link the line to it, or confirm that this is another payment.',
  unknown_line: '{site} has no bank line {line}.',
} as const;

export const creditRefusals = {
  bad_terms: '{reason}',
  not_allowed: 'These are the terms already.',
  unknown_account: customerRefusals.unknown_account,
} as const;

export const debtorRefusals = {
  amount: '{reason}',
  day: '{reason}',
  note: '{reason}',
  cannot_be: '{reason}',
  'cannot_be.no_address': '{company} has no e-mail address. Please write down a contact first.',
  'cannot_be.long_reason': longReason,
  'cannot_be.no_reason': 'Say why the customer gets no reminders.',
  'cannot_be.nothing_overdue': '{company} has no overdue invoice to remind of.',
  'cannot_be.nothing_promised': nothingPromised,
  'changed_since.no_tax': 'Its receipt was taken back.',
  'changed_since.no_write_off': 'It was taken back already.',
  'changed_since.excepted': '{company} gets no reminders already: {reason} ({by}).',
  'changed_since.not_excepted': '{company} gets reminders already.',
  'changed_since.promise_ended': '{by} has ended the promise of {what}.',
  'changed_since.promised': '{by} has noted a promise of {what} meanwhile.',
  'changed_since.nothing_noted': 'Nothing is noted of {number}.',
  'changed_since.nothing_promised': nothingPromised,
  excepted: '{company} gets no reminders: {reason} ({by}).',
  sent_before: 'For {company} {what}.{sent}',
  unknown_customer: '{site} has no such customer.',
  write_off_reason: '{reason}',
  unknown_invoice: 'The customer has no unpaid invoice {number}.',
} as const;

export const onlinePaymentRefusals = {
  'cannot_be.long_reason': longReason,
  'cannot_be.no_money': 'No money came in with this payment.',
  'cannot_be.no_reason': 'Say why it is refunded; the buyer reads it.',
  'cannot_be.not_on_account': 'None of its money is on account.',
  'cannot_be.not_said': 'Say how it was settled; only staff read it.',
  'cannot_be.nothing_waits': 'Nothing of this payment waits.',
  'cannot_be.paid_order': 'It paid an order. Cancel the order, or take its goods back, to refund it.',
  'cannot_be.taken_back': 'Its receipt was taken back, so nothing is left to refund.',
  never_opened: 'The payment was never opened at {provider}.',
  no_answer: noAnswer,
  no_keys: '{site} no longer has keys for {provider}.',
  not_finished: 'The order could not be created. Refund the money, or settle it with the customer.',
  not_known: '{provider} does not know this payment ({code}).',
  'not_refunded.no_answer': noAnswer,
  'not_refunded.reason': '{provider} did not refund: {reason}.',
  refund_under_way: 'It is being refunded at this moment. Please look again in a minute.',
  'refunded_before.refunded': 'It was refunded already, as {refund}.',
  'refunded_before.settled': 'Its refund was settled outside of the store.',
  settled_before: '{by} settled it on {at}: {reason}',
  unknown_payment: '{site} has no such online payment.',
} as const;

export const receiptRefusals = {
  amount: '{reason}',
  reference: '{reason}',
  day: '{reason}',
  invoices: '{reason}',
  deductions: '{reason}',
  'cannot_be.other_order': 'Order {number} is not an order of {email}.',
  receipt_twice: 'Receipt {number} of {day} has the same reference and amount. Confirm that this is another payment.',
  reversed_before: 'Receipt {number} was already reversed.',
  unknown_customer: customerRefusals.unknown_account,
  unknown_receipt: '{site} has no receipt {number}.',
} as const;

/** Why a receipt is not recorded, by hand or from a bank line. */
export const recordingRefusals = pickRefusals(
  receiptRefusals,
  'amount',
  'cannot_be',
  'day',
  'deductions',
  'invoices',
  'receipt_twice',
  'reference',
  'unknown_customer',
);
