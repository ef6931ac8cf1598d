                                                                     
import { findBearingsCall } from './calculate/find-bearings.server.js';
import { equivalentsCall } from './equivalents/equivalents.server.js';
import { itemAvailabilityCall } from './item-page/item-availability.server.js';
import { shareItemCall } from './item-page/share-item.server.js';
import { itemsByIdCall } from './items/items-by-id.server.js';
import { multiSearchCall } from './listing/multi-search.server.js';
import { featuredItemsCall } from './recommendations/featured-items.server.js';
import { recommendedItemsCall } from './recommendations/recommended-items.server.js';
import { searchCall } from './search/search.server.js';
import { popularSearchesCall } from './search-log/popular-searches.server.js';
import { keepStockAlertCall, stockAlertsCall } from './stock-alerts/stock-alerts.server.js';
import { itemVariantsCall } from './variants/item-variants.server.js';
import { toggleWishlistItemCall, wishlistCall } from './wishlist/wishlist.server.js';

export const catalogueCalls                     = [
  ...[searchCall, popularSearchesCall, multiSearchCall, itemAvailabilityCall, shareItemCall, itemsByIdCall],
  ...[itemVariantsCall, equivalentsCall, findBearingsCall],
  ...[recommendedItemsCall, featuredItemsCall, wishlistCall, toggleWishlistItemCall],
  ...[stockAlertsCall, keepStockAlertCall],
];
