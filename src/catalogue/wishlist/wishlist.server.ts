import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { itemRowOf, viewerOf } from '../items/item-row.server.ts';
import { loadItemsByIds } from '../items/load-items.db.ts';
import { listWishlist, toggleWishlistItem } from './wishlist.contract.ts';
import { findWishlistItems, toggleWishlistRow } from './wishlist.db.ts';

export const wishlistCall = defineCall(
  listWishlist,
  { requires: permissionTo('see-wishlist'), reads: 'primary' },
  async (_request, context) => {
    const { db, site, caller } = context;
    const wishes = await findWishlistItems(db, { site: site.code, userId: caller.userId });
    const addedAt = new Map(wishes.map((wish) => [wish.id, wish.addedAt]));
    const records = await loadItemsByIds(context, [...addedAt.keys()]);
    const viewer = viewerOf(context);
    const description = records.map((record) => ({
      ...itemRowOf(record, viewer),
      added_on: addedAt.get(record.id)?.toISOString() ?? '',
    }));
    return { success: true as const, data_list: { description } };
  },
);

export const toggleWishlistItemCall = defineCall(
  toggleWishlistItem,
  { requires: permissionTo('keep-wishlist') },
  async ({ item_id, wished }, { db, site, caller, now }) => {
    const wish = { site: site.code, userId: caller.userId, itemId: item_id, wished: wished ?? null, now };
    const [result] = await toggleWishlistRow(db, wish);
    if (result?.removed || wished === false) return { success: true as const, wished: false };
    if (!result?.sold) return refuse(toggleWishlistItem, 'unknown_item');
    return result.hasRoom ? { success: true as const, wished: true } : refuse(toggleWishlistItem, 'wishlist_full');
  },
);
