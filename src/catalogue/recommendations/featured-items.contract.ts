import { z } from 'zod';
import { asTyped, defineContract, listOf } from '../../lib/contract.ts';
import { maxMakers, maxOfMaker } from './assortment.rule.ts';

const maxNames = 100;
const categoryCount = z.object({ category: z.string(), count: z.number() });

/** Sizes in mm, weight in kg, 0 when unknown. */
const featuredItem = z.object({
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
export type FeaturedItem = z.infer<typeof featuredItem>;

export const featuredItems = defineContract({
  path: 'api/shelf/',
  method: 'POST',
  summary:
    'Returns the most popular item for each of up to 100 designations, in their order, and the number of items in each category, of each type and of each maker; unknown designations are left out.',
  request: z.object({
    itemnames: listOf(asTyped(100), 1000)
      .catch([])
      .default([])
      .transform((names) => names.slice(0, maxNames)),
  }),
  reply: z.object({
    success: z.literal(true),
    data_list: z.object({ description: z.array(featuredItem).max(maxNames) }),
    /** The counts are at most a minute old; the largest come first. */
    categories: z.array(categoryCount),
    /** The types of the bearings, the largest first. */
    types: z.array(z.object({ type: z.string(), count: z.number() })),
    /** The makers of most items, each with the categories in which it has most. */
    makers: z
      .array(
        z.object({
          maker: z.string(),
          count: z.number(),
          bearings: z.number(),
          categories: z.array(categoryCount).max(maxOfMaker),
        }),
      )
      .max(maxMakers),
  }),
});
