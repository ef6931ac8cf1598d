import type { Handler } from '../server/call.ts';
import { itemAvailabilityCall } from './item-availability.server.ts';
import { itemsByIdCall } from './items-by-id.server.ts';
import { multiSearchCall } from './multi-search.server.ts';
import { recommendedItemsCall } from './recommended-items.server.ts';
import { searchCall } from './search.server.ts';
import { shareItemCall } from './share-item.server.ts';
import { shelfCall } from './shelf.server.ts';
import { toggleWishCall, wishlistCall } from './wishlist.server.ts';

/** Every call of the catalogue. */
export const catalogueCalls: readonly Handler[] = [
  ...[searchCall, multiSearchCall, itemAvailabilityCall, shareItemCall, itemsByIdCall],
  ...[recommendedItemsCall, shelfCall, wishlistCall, toggleWishCall],
];
