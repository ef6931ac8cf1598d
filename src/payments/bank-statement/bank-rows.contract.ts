import { z } from 'zod';
import { freeText } from '../../lib/contract.ts';
import { unpaidReasons } from '../bank-line.data.ts';
import { deductionKinds } from '../deductions.data.ts';

const minor = z.number();

/** What stands in the place of money, such as tax that the customer deducted. */
export const deduction = z.object({
  kind: z.enum(deductionKinds),
  /** Below 0 where more came in than was billed. */
  amountMinor: z.number().int(),
  /** Of a tax. */
  section: freeText(10).optional(),
});

export const matchedPart = z.object({ reference: z.string(), amountMinor: minor });
export type MatchedPart = z.input<typeof matchedPart>;

/** Whose money a bank line may be, and what it pays. */
export const matchSuggestion = z.object({
  customerId: z.number(),
  company: z.string(),
  email: z.string(),
  /** '' over invoices. */
  orderNumber: z.string(),
  parts: z.array(matchedPart).readonly(),
  onAccountMinor: minor,
  /** The payer is known by more than the amount. */
  isIdentified: z.boolean(),
  /** 0 to 100. */
  score: z.number(),
  reason: z.string(),
});
export type MatchSuggestion = z.input<typeof matchSuggestion>;

/** A receipt that the bank may have taken back. */
export const receiptOfAmount = z.object({
  number: z.string(),
  company: z.string(),
  reference: z.string(),
  receivedOn: z.string(),
});
export type ReceiptOfAmount = z.input<typeof receiptOfAmount>;

/** An unpaid invoice as its row is, with the note of staff on why it is not paid in full. */
const unpaidInvoice = z.object({
  reference: z.string(),
  bookedOn: z.string(),
  /** The due day that a bill brought forward has of its own. */
  dueOn: z.string().nullable(),
  broughtForwardOn: z.string().nullable(),
  openMinor: minor,
  restReason: z.enum(unpaidReasons).nullable(),
  restNote: z.string().nullable(),
  restBy: z.string().nullable(),
});
export type InvoiceForStaff = z.input<typeof unpaidInvoice>;

/** What a customer owes, for the decision on a bank line. */
export const payerFacts = z.object({
  customerId: z.number(),
  company: z.string(),
  email: z.string(),
  owedMinor: minor,
  overdueMinor: minor,
  availableMinor: minor,
  isOverdue: z.boolean(),
  invoices: z.array(unpaidInvoice.extend({ dueOn: z.string(), daysOver: z.number(), overdue: z.boolean() })),
  orders: z.array(z.object({ customerId: z.number(), number: z.string(), owingMinor: minor })),
});
export type PayerFacts = z.input<typeof payerFacts>;
export type AwaitedOrder = PayerFacts['orders'][number];
