import { z } from 'zod';
import { instant } from '../../lib/contract.ts';
import { paperKinds } from './paper-kind.rule.ts';
import { paperStatuses } from './paper-status.data.ts';

/** A paper as staff see it. */
export const staffPaper = z.object({
  id: z.number(),
  kind: z.enum(paperKinds),
  fileName: z.string(),
  pages: z.number(),
  status: z.enum(paperStatuses),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  createdAt: instant,
  /** null while it waits. */
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});

/** A paper in the list of the desk. */
export const listedPaper = staffPaper
  .omit({ pages: true, status: true, reason: true })
  .extend({ customerId: z.number(), company: z.string() });
export type ListedPaper = z.input<typeof listedPaper>;

/** A paper that staff have asked for and that is not uploaded yet. */
export const paperRequest = z.object({
  kind: z.enum(paperKinds),
  sentence: z.string(),
  askedAt: instant,
  askedBy: z.string(),
});
export type PaperRequest = z.input<typeof paperRequest>;
