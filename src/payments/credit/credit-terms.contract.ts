import { z } from 'zod';
import { instant } from '../../lib/contract.ts';

/** Terms as staff set them. */
export const grantedTerms = z.object({ limitMinor: z.number(), periodDays: z.number(), graceDays: z.number() });

export const creditTermsChange = grantedTerms.extend({
  id: z.number(),
  /** The three are null for the first terms. */
  formerLimitMinor: z.number().nullable(),
  formerPeriodDays: z.number().nullable(),
  formerGraceDays: z.number().nullable(),
  note: z.string(),
  changedAt: instant,
  changedBy: z.string(),
});
export type CreditTermsChange = z.input<typeof creditTermsChange>;
