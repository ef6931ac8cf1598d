import { z } from 'zod';
import { defineContract, rowId } from '../../lib/contract.ts';
import { itemRow } from '../items/item.contract.ts';

export const maxWishlistItems = 100;

export const wishlist = defineContract({
  path: 'api/wishlist/',
  method: 'POST',
  summary: 'Lists the items that the user keeps in mind, the newest first.',
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    /** `added_on` is ISO 8601. */
    data_list: z.object({ description: z.array(itemRow.extend({ added_on: z.string() })).max(maxWishlistItems) }),
  }),
});

export const toggleWishlistItem = defineContract({
  path: 'api/wishlist/toggle/',
  method: 'POST',
  summary:
    'Puts an item into the wishlist, or takes it out when it is there; `wished` says which of the two is wanted.',
  request: z.object({ item_id: rowId.default(0), wished: z.boolean().optional().catch(undefined) }),
  reply: z.object({ success: z.literal(true), wished: z.boolean() }),
  refusals: {
    unknown_item: 'This item is not sold here any more.',
    wishlist_full: `A wishlist holds ${maxWishlistItems} items. Please take one out first.`,
  },
});
