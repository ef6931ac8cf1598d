import { z } from 'zod';
import { defineContract, rowId } from '../../lib/contract.ts';
import { offeredItemRefusals } from '../catalogue-refusals.ts';
import { itemRow } from '../items/item.contract.ts';

export const maxWishlistItems = 100;

export const listWishlist = defineContract({
  path: 'api/wishlist/',
  method: 'POST',
  summary: 'Lists the items in the user’s wishlist, newest first.',
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
  summary: 'Adds an item to the wishlist or removes it; without `wished` it toggles.',
  request: z.object({ item_id: rowId.default(0), wished: z.boolean().optional().catch(undefined) }),
  reply: z.object({ success: z.literal(true), wished: z.boolean() }),
  refusals: {
    ...offeredItemRefusals,
    wishlist_full: `Your wishlist is full (${maxWishlistItems} items). Please remove an item first.`,
  },
});
