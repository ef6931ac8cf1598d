import { z } from 'zod';
import { instant } from '../../lib/contract.ts';

const wordItem = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  maker: z.string(),
  retired: z.boolean(),
});

/** A search word of the seller with the items that it finds. */
export const searchWord = z.object({
  word: z.string(),
  addedBy: z.string(),
  addedAt: instant,
  items: z.array(wordItem),
});
export type ListedSearchWord = z.input<typeof searchWord>;
