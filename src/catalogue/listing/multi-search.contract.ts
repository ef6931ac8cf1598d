import { z } from 'zod';
import { asTyped, defineContract, freeText, listOf } from '../../lib/contract.ts';
import { foundAsField, itemRow } from '../items/item.contract.ts';
import { sizeNames } from '../items/size-names.data.ts';
import { otherGoodsKinds } from '../search/other-goods-text.rule.ts';
import { listedInstead, maxReadings } from '../search/unmatched-text.rule.ts';
import { itemsPerPage, maxFacetValueLength, maxFacetValues } from './listing-limits.data.ts';

export const sortOrders = ['best', 'name', 'bore', 'stock', 'price', 'price_down'] as const;

const facet = listOf(asTyped(maxFacetValueLength), maxFacetValues).optional();

export const listingFilters = z.object({
  brand: facet,
  category: facet,
  cat_type: facet,
  type: facet,
  seal: facet,
  clearance: facet,
  /** Ignored if the caller may not see availability. */
  availability: facet,
  /** Kinds of certificates, of which an item has one that holds today: bis, iso, test, other. */
  certificate: facet,
  /** mm, inclusive. */
  bore_min: z.number().optional(),
  bore_max: z.number().optional(),
  outside_min: z.number().optional(),
  outside_max: z.number().optional(),
  width_min: z.number().optional(),
  width_max: z.number().optional(),
});
export type ListingFilters = z.infer<typeof listingFilters>;

export const maxNumbers = 1000;

/** What is listed for a number that no item has. */
const instead = z.object({
  typed: z.string(),
  listed: z.enum(listedInstead),
  /** How the number was read, where that is not as it was typed. */
  read_as: z.array(z.string()).max(maxReadings).optional(),
  /** Another reading of the number, by which items are listed: an old number, such as NU305 for 32305. */
  other_reading: z.object({ number: z.string(), is_old: z.boolean() }).optional(),
  /** A bore that is asked for and is not the one of the number, mm. */
  bore_mm: z.number().optional(),
  /** The maker that is asked for, where none of the items is its. */
  maker: z.object({ name: z.string(), is_sold: z.boolean() }).optional(),
  /** How many items are listed, where there are more. */
  most: z.number().optional(),
  /** Whether sizes that the text states beside its number are those of the bearing. */
  stated_sizes: z.object({ number: z.string(), agree: z.boolean() }).optional(),
  /** What is asked for, where it is no bearing: a V-belt, an oil seal. */
  other_goods: z.enum(otherGoodsKinds).optional(),
});

const sizeRange = z.object({ key: z.enum(sizeNames), min: z.number(), max: z.number() });
export type SizeRange = z.infer<typeof sizeRange>;

const foundRow = itemRow.extend(foundAsField.shape);
export type FoundRow = z.infer<typeof foundRow>;

export const multiSearch = defineContract({
  path: 'api/multi_search/',
  method: 'POST',
  summary: 'Finds items for numbers or sizes separated by comma, semicolon or line break; filtered, sorted and paged.',
  request: z.object({
    searching_key: freeText(4000),
    page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
    filters: listingFilters.default({}),
    sort: z.enum(sortOrders).catch('best').default('best'),
  }),
  reply: z.object({
    success: z.literal(true),
    total_search_count: z.number(),
    page: z.number(),
    data_list: z.object({ description: z.array(foundRow).max(itemsPerPage) }),
    facets: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        values: z.array(z.object({ value: z.string(), count: z.number() })),
      }),
    ),
    ranges: z.array(sizeRange),
    /** There are too many answers to count their availability; a filter by it is applied all the same. */
    availability_left_out: z.boolean(),
    instead: z.array(instead),
    /** Categories of the filter that are called otherwise now. */
    renamed: z.array(z.object({ former: z.string(), category: z.string() })),
  }),
  refusals: {
    too_many:
      'You can search for up to {most} numbers at once; this search has {numbers}. Please use Quick order, which takes up to 2,000 lines.',
  },
});
