import { z } from 'zod';
import { asTyped, contract, listOf } from '../lib/contract.ts';

const namesAtMost = 100;

/** What a shelf shows of an item: facts that everybody may see; sizes in mm, weight in kg, 0 where not known. */
const shelfItem = z.object({
  itemid: z.number(),
  itemname: z.string(),
  brandname: z.string(),
  cattype: z.string(),
  subCat: z.string(),
  Dimension_ID: z.number(),
  Dimension_OD: z.number(),
  Dimension_OW: z.number(),
  Weight: z.number(),
});
export type ShelfItem = z.infer<typeof shelfItem>;

export const shelf = contract({
  path: 'api/shelf/',
  method: 'POST',
  does: 'Answers the items with these designations, the most popular of each in this order, at most 100, and how many items each category has; designations that the site does not sell are left out.',
  request: z.object({
    itemnames: listOf(asTyped(100), 1000)
      .catch([])
      .default([])
      .transform((names) => names.slice(0, namesAtMost)),
  }),
  reply: z.object({
    success: z.literal(true),
    data_list: z.object({ description: z.array(shelfItem).max(namesAtMost) }),
    /** At most a minute old. */
    categories: z.array(z.object({ category: z.string(), count: z.number() })),
  }),
});
