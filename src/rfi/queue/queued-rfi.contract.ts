import { z } from 'zod';
import { instant } from '../../lib/contract.ts';

/** An RFI in the list of the desk. */
export const queuedRfi = z.object({
  number: z.string(),
  askedAt: instant,
  company: z.string(),
  reference: z.string().nullable(),
  wishedDate: z.string().nullable(),
  lines: z.number(),
  /** Lines to answer now. */
  waiting: z.number(),
  /** Lines that wait for the maker. */
  atMaker: z.number(),
  /** The day on which the first of them comes back. */
  makerUntil: z.string().nullable(),
  quoted: z.number(),
  ordered: z.number(),
  /** Last day of the quote that ends first. */
  endsOn: z.string().nullable(),
  /** The name of who works on it. */
  assignee: z.string().nullable(),
  /** When the answer is due; null where no line is to be answered now. */
  dueAt: instant.nullable(),
});
export type QueuedRfi = z.input<typeof queuedRfi>;
