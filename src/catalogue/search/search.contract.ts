import { z } from 'zod';
import { defineContract, freeText } from '../../lib/contract.ts';
import { drawingFields, foundAsField, itemRow } from '../items/item.contract.ts';

export const suggestion = z.object({
  id: z.number(),
  Item_Name: z.string(),
  cat_type: z.string(),
  cat_name: z.string(),
  sub_cat: z.string(),
  brandname: z.string(),
  universal_no: z.string(),
  ...drawingFields,
  ...foundAsField.shape,
  /** The typed text is no number of the item, but a search word that the seller has given it. */
  by_search_word: z.boolean(),
});
export type SearchSuggestion = z.infer<typeof suggestion>;

export const search = defineContract({
  path: 'api/search/',
  method: 'POST',
  summary: 'Suggests up to eight items for a search text, best match first, with the details of the first one.',
  request: z.object({ searching_key: freeText(200) }),
  reply: z.object({
    success: z.literal(true),
    /** Exact below 1,000; 1000 means 1,000 or more. */
    total_search_count: z.number(),
    data: z.array(suggestion).max(8),
    description: z.array(itemRow),
    /** Says that no item has the number, and what is offered instead; '' when the items have it. */
    instead: z.string(),
    /** The number as typed, in parts, where something of it was not understood; otherwise empty. */
    parts: z.array(z.object({ text: z.string(), from: z.number(), understood: z.boolean() })),
  }),
});
