import type { Handler } from '../server/calls/define-call.server.ts';
import { findBearingsCall } from './calculate/find-bearings.server.ts';
import { equivalentsCall } from './equivalents/equivalents.server.ts';
import { itemAvailabilityCall } from './item-page/item-availability.server.ts';
import { shareItemCall } from './item-page/share-item.server.ts';
import { itemsByIdCall } from './items/items-by-id.server.ts';
import { multiSearchCall } from './listing/multi-search.server.ts';
import { featuredItemsCall } from './recommendations/featured-items.server.ts';
import { recommendedItemsCall } from './recommendations/recommended-items.server.ts';
import { searchCall } from './search/search.server.ts';
import { popularSearchesCall } from './search-log/popular-searches.server.ts';
import { saveStockAlertCall, stockAlertsCall } from './stock-alerts/stock-alerts.server.ts';
import { stopStockAlertsCall } from './stock-alerts/stop-stock-alerts.server.ts';
import { itemVariantsCall } from './variants/item-variants.server.ts';
import { toggleWishlistItemCall, wishlistCall } from './wishlist/wishlist.server.ts';

export const catalogueCalls: readonly Handler[] = [
  ...[searchCall, popularSearchesCall, multiSearchCall, itemAvailabilityCall, shareItemCall, itemsByIdCall],
  ...[itemVariantsCall, equivalentsCall, findBearingsCall],
  ...[recommendedItemsCall, featuredItemsCall, wishlistCall, toggleWishlistItemCall],
  ...[stockAlertsCall, saveStockAlertCall, stopStockAlertsCall],
];
