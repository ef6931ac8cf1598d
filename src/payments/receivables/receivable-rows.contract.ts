import { z } from 'zod';
import { instant } from '../../lib/contract.ts';

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
