import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { itemRowOf, viewerOf } from './item-row.server.js';
import { itemsByIds } from './items-by-id.contract.js';
import { loadItemsByIds } from './load-items.db.js';

export const itemsByIdCall = defineCall(
  itemsByIds,
  { requires: permissionTo('browse') },
  async ({ item_ids }, context) => {
    const records = await loadItemsByIds(context, item_ids);
    const viewer = viewerOf(context);
    return { success: true         , data_list: { description: records.map((record) => itemRowOf(record, viewer)) } };
  },
);
