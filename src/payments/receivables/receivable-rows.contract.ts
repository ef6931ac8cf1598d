import { z } from 'zod';
import { instant } from '../../lib/contract.ts';
import { dunningStages } from '../../sites/site-facts.ts';

const minor = z.number();
/** Unpaid money by days after the due day. */
const ages = { notDue: minor, days30: minor, days60: minor, days90: minor, older: minor };
const stage = z.enum(dunningStages);

/** What a customer owes. */
export const receivable = z.object({
  ...ages,
  customerId: z.number(),
  company: z.string(),
  email: z.string(),
  /** The days since the oldest unpaid invoice was due; below 0 before. */
  daysLate: z.number(),
  onAccountMinor: minor,
  disputedMinor: minor,
  stage: stage.nullable(),
  stageAt: instant.nullable(),
  /** Why the customer gets no reminders. */
  exception: z.string().nullable(),
});
export type Receivable = z.input<typeof receivable>;

/** What all customers of a site owe. */
export const receivableTotals = z.object({
  ...ages,
  customers: z.number(),
  overdueCustomers: z.number(),
  onAccountMinor: minor,
});
export type ReceivableTotals = z.input<typeof receivableTotals>;

/** A reminder that is due. */
export const dueLetter = z.object({
  customerId: z.number(),
  company: z.string(),
  email: z.string(),
  stage,
  amountMinor: minor,
  invoices: z.array(z.object({ reference: z.string(), stage, daysLate: z.number(), openMinor: minor })),
});
export type DueLetter = z.input<typeof dueLetter>;

/** A customer to call today about overdue invoices. */
export const customerToCall = z.object({
  customerId: z.number(),
  company: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  overdueMinor: z.number(),
  daysLate: z.number(),
  disputedMinor: z.number(),
  /** The amount that was promised for `brokenFor` and did not come. */
  brokenMinor: z.number().nullable(),
  brokenFor: z.string().nullable(),
  lastNote: z.string().nullable(),
  lastNoteAt: instant.nullable(),
  lastNoteBy: z.string().nullable(),
});
export type CustomerToCall = z.input<typeof customerToCall>;

/** What a customer promised to pay on a day. */
export const storedPromise = z.object({
  id: z.number(),
  amountMinor: z.number(),
  promisedFor: z.string(),
  note: z.string(),
  notedAt: instant,
  notedBy: z.string(),
  /** Who noted another one or took it back; null while it counts. */
  endedBy: z.string().nullable(),
});
