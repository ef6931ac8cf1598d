import { z } from 'zod';
import { defineContract, freeText, optionalDayText } from '../../lib/contract.ts';

/** 'YYYY-MM-DD'; left out: the last 180 days, until today. */
export const periodFields = z.object({ from: optionalDayText, to: optionalDayText });

export const periodRefusals = { no_such_period: 'Please choose a first day that is not after the last.' } as const;

const statementRow = z.object({
  day: z.string(),
  /** 'Invoice', 'Credit note', 'Receipt', 'Receipt reversed', 'Refund', or 'Brought forward' for what is older than the store. */
  kind: z.string(),
  number: z.string(),
  /** The bank's reference, or the reason; '' for a document. */
  note: z.string(),
  order_no: z.string(),
  debit: z.number(),
  credit: z.number(),
  /** The balance after this row; below 0 in the customer's favour. */
  balance: z.number(),
});
export type StatementRow = z.infer<typeof statementRow>;

/** An unpaid invoice, a payment of one, or money that waits for the next. */
const openItem = z.object({
  key: z.string(),
  kind: z.string(),
  number: z.string(),
  note: z.string(),
  order_no: z.string(),
  /** Taken over from the books before this store: there is no document of it. */
  brought_forward: z.boolean(),
  /** The buyer's own number; '' when there is none. */
  purchase_order_no: z.string(),
  /** The invoice that a payment paid; '' when there is none. */
  for_invoice: z.string(),
  day: z.string(),
  /** The due day; '' for money. */
  due_on: z.string(),
  /** What a bill came to; where it was brought forward, perhaps more than was open then. */
  amount: z.number(),
  unpaid: z.number(),
  days_over: z.number(),
  overdue: z.boolean(),
});
export type OpenItem = z.infer<typeof openItem>;

const statementFields = z.object({
  company: z.string(),
  /** The reference for a transfer that pays several invoices, or in advance. */
  payment_reference: z.string(),
  today: z.string(),
  from: z.string(),
  to: z.string(),
  /** null without credit terms. */
  terms: z
    .object({
      credit_limit: z.number(),
      /** Orders neither invoiced nor paid: limit - unpaid - open orders = balance - over the limit. */
      open_orders: z.number(),
      avl_balance: z.number(),
      over_limit: z.number(),
      period_days: z.number(),
      grace_days: z.number(),
    })
    .nullable(),
  opening: z.number(),
  rows: z.array(statementRow),
  closing: z.number(),
  unpaid: z.number(),
  overdue: z.number(),
  /** Money that has paid no invoice yet; `paid_ahead` of it is reserved for open orders. */
  on_account: z.number(),
  paid_ahead: z.number(),
  /** Unpaid amounts by days after the due day: not due, 1 to 30, 31 to 60, 61 to 90, over 90 days. */
  ages: z.array(z.object({ label: z.string(), amount: z.number() })),
  open_items: z.array(openItem),
});
export type AccountStatement = z.infer<typeof statementFields>;

/** A receipt, newest first. */
const receivedPayment = z.object({
  number: z.string(),
  /** The store's number of an online payment; '' when there is none. */
  payment_id: z.string(),
  day: z.string(),
  reference: z.string(),
  amount: z.number(),
  /** The amount that was paid back or reversed. */
  returned: z.number(),
  on_account: z.number(),
  paid: z.array(z.object({ invoice: z.string(), amount: z.number() })),
});
export type ReceivedPayment = z.infer<typeof receivedPayment>;

/**
 * Its page is `/statement`; `/statement?pay=NM/26-27/000058,NM/26-27/000071` has these invoices ticked to be
 * paid, `NM/26-27/000071:40000.00` a part of one, and `&advance=5000.00` an advance.
 */
export const accountStatement = defineContract({
  path: 'api/statement/',
  method: 'POST',
  summary: "Returns the customer's account statement: movements of a period, open items with due dates, and ageing.",
  /** `payment` is the number of an online payment, from which the buyer returns. */
  request: periodFields.extend({ payment: freeText(60) }),
  reply: z.object({
    success: z.literal(true),
    data: statementFields,
    payments: z.array(receivedPayment),
    may_pay_in_advance: z.boolean(),
    /** The payment that was asked for may be paid, and is not booked yet. */
    is_unconfirmed: z.boolean(),
  }),
  refusals: periodRefusals,
});
