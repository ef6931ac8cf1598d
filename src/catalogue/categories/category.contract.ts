import { z } from 'zod';

/** A category with how many items it has. */
export const countedCategory = z.object({
  superCategory: z.string(),
  category: z.string(),
  items: z.number(),
  retired: z.number(),
  /** Prices of price lists and customers for the category. */
  priceRows: z.number(),
});
export type CountedCategory = z.input<typeof countedCategory>;
