import { answer } from '../server/call.ts';
import { refuse } from '../server/refuse.ts';
import { beholderOf, itemRowOf } from './item-row.ts';
import { itemsById } from './load-items.db.ts';
import { toggleWish, wishlist } from './wishlist.contract.ts';
import { findWishes, toggle } from './wishlist.db.ts';

export const wishlistCall = answer(wishlist, { who: 'signed-in' }, async (_request, step) => {
  const { db, site, caller } = step;
  const wishes = await findWishes(db, { site: site.code, userId: caller.userId });
  const addedAt = new Map(wishes.map((wish) => [wish.id, wish.addedAt]));
  const records = await itemsById(step, [...addedAt.keys()]);
  const beholder = beholderOf(step);
  const description = records.map((record) => ({
    ...itemRowOf(record, beholder),
    added_on: addedAt.get(record.id)?.toISOString() ?? '',
  }));
  return { success: true as const, data_list: { description } };
});

export const toggleWishCall = answer(
  toggleWish,
  { who: 'signed-in' },
  async ({ item_id, wished }, { db, site, caller, now }) => {
    const wish = { site: site.code, userId: caller.userId, itemId: item_id, wished: wished ?? null, now };
    const [made] = await toggle(db, wish);
    if (made?.gone || wished === false) return { success: true as const, wished: false };
    if (!made?.sold) return refuse(toggleWish, 'unknown_item');
    return made.room ? { success: true as const, wished: true } : refuse(toggleWish, 'wishlist_full');
  },
);
