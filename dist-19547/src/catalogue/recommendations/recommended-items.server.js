import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { refuse } from '../../server/refuse.server.js';
import { loadItemWithSubstitutes } from '../interchange/item-with-substitutes.server.js';
import { itemRowOf, viewerOf } from '../items/item-row.server.js';
import { loadItemsByIds } from '../items/load-items.db.js';
import { crossSellCategories } from './cross-sell.data.js';
import { findPopularItems } from './popular-items.db.js';
import { recommendedItems } from './recommended-items.contract.js';

const maxInterchangeable = 12;
const maxPerCategory = 2;

export const recommendedItemsCall = defineCall(
  recommendedItems,
  { requires: permissionTo('browse') },
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
    return { success: true         , data_list: { description: [...same, ...crossSell] } };
  },
);
