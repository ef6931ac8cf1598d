import { z } from 'zod';

/** A text that was searched for and no item has. */
export const searchMiss = z.object({
  typed: z.string(),
  searches: z.number(),
  /** The number of days on which it was searched for. */
  days: z.number(),
  lastOn: z.string(),
});
export type SearchMiss = z.input<typeof searchMiss>;
