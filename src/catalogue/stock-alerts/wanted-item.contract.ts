import { z } from 'zod';
import { instant } from '../../lib/contract.ts';

/** An item that buyers want to be told of, in the list of the desk. */
export const wantedItem = z.object({
  itemId: z.number(),
  code: z.string(),
  name: z.string(),
  maker: z.string(),
  /** Companies that wait for it, and companies that have been told. */
  waiting: z.number(),
  told: z.number(),
  lastAt: instant,
});
export type WantedItem = z.input<typeof wantedItem>;
