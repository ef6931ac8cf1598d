import { z } from 'zod';
import { instant } from '../../lib/contract.ts';

/** A customer who has many RFIs waiting. */
export const rfiSender = z.object({
  customerId: z.number(),
  company: z.string(),
  email: z.string(),
  /** Whether staff have verified the account. */
  isVerified: z.boolean(),
  /** The number of RFIs that wait for an answer, and of lines of theirs. */
  rfis: z.number(),
  lines: z.number(),
  oldest: instant,
  newest: instant,
});
export type RfiSender = z.input<typeof rfiSender>;
