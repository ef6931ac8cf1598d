import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { loadItemWithSubstitutes } from '../interchange/item-with-substitutes.server.ts';
import { itemRowOf, viewerOf } from '../items/item-row.server.ts';
import { loadItemsByIds } from '../items/load-items.db.ts';
import { crossSellCategories } from './cross-sell.data.ts';
import { findPopularItems } from './popular-items.db.ts';
import { recommendedItems } from './recommended-items.contract.ts';

const maxInterchangeable = 12;
const maxPerCategory = 2;

export const recommendedItemsCall = defineCall(
  recommendedItems,
  { requires: permissionTo('browse'), reads: 'replica' },
  async ({ item_id }, context) => {
    const found = await loadItemWithSubstitutes(context, item_id);
    if (!found) return refuse(recommendedItems, 'unknown_item');
    const same = found.others.filter(({ level }) => level !== 'same-size').slice(0, maxInterchangeable);
    const kinds = crossSellCategories[found.item.cattype] ?? [];
    const records = await loadItemsByIds(
      context,
      await findPopularItems(context.db, context.site.code, kinds, maxPerCategory),
    );
    const viewer = viewerOf(context);
    const crossSell = records.map((record) => itemRowOf(record, viewer));
    return { success: true as const, data_list: { description: [...same, ...crossSell] } };
  },
);
