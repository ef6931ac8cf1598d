import { z } from 'zod';
import { defineContract, optionalDayText } from '../../lib/contract.ts';

/** First and last day, 'YYYY-MM-DD'; left out: the last 180 days, until today. */
export const periodFields = z.object({ from: optionalDayText, to: optionalDayText });

export const periodRefusals = { no_such_period: 'Please choose a first day that is not after the last.' } as const;

/** A movement: what was billed stands under debit, what was paid or credited under credit. */
const statementRow = z.object({
  day: z.string(),
  /** 'Invoice', 'Credit note', 'Receipt', 'Receipt reversed', 'Refund'. */
  kind: z.string(),
  number: z.string(),
  /** The bank's reference, or why; '' for a document. */
  note: z.string(),
  /** The order of a document; ''. */
  order_no: z.string(),
  debit: z.number(),
  credit: z.number(),
  /** After this row; below 0 it is in the customer's favour. */
  balance: z.number(),
});
export type StatementRow = z.infer<typeof statementRow>;

/** An invoice that is not paid, what was paid on one, or money that waits for the next. */
const openItem = z.object({
  /** Unique in the list. */
  key: z.string(),
  kind: z.string(),
  number: z.string(),
  note: z.string(),
  order_no: z.string(),
  /** Of money: the invoice it paid; ''. */
  for_invoice: z.string(),
  day: z.string(),
  /** '' for money. */
  due_on: z.string(),
  /** Below 0 for money. */
  amount: z.number(),
  unpaid: z.number(),
  days_over: z.number(),
  overdue: z.boolean(),
});
export type OpenItem = z.infer<typeof openItem>;

const statementFields = z.object({
  company: z.string(),
  today: z.string(),
  from: z.string(),
  to: z.string(),
  /** null without credit terms. */
  terms: z
    .object({
      credit_limit: z.number(),
      /** Orders that are neither invoiced nor paid yet: limit - unpaid - open orders = balance - over the limit. */
      open_orders: z.number(),
      avl_balance: z.number(),
      /** By how much unpaid invoices and open orders exceed the limit; 0 within it. */
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
  /** Money that has paid no invoice yet; `paid_ahead` of it is kept for orders that are on their way. */
  on_account: z.number(),
  paid_ahead: z.number(),
  /** What is unpaid by age, counted from the day of the invoice: 0 to 30, 31 to 60, 61 to 90, over 90 days. */
  ages: z.array(z.object({ label: z.string(), amount: z.number() })),
  /** Newest first. */
  open_items: z.array(openItem),
});
export type AccountStatement = z.infer<typeof statementFields>;

export const accountStatement = defineContract({
  path: 'api/statement/',
  method: 'POST',
  summary:
    "Answers the customer's account statement: movements of a period, what is open, how old it is, when it is due.",
  request: periodFields,
  reply: z.object({ success: z.literal(true), data: statementFields }),
  refusals: periodRefusals,
});
