import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { itemRowOf, viewerOf } from './item-row.server.ts';
import { itemsByIds } from './items-by-id.contract.ts';
import { loadItemsByIds } from './load-items.db.ts';

export const itemsByIdCall = defineCall(
  itemsByIds,
  { requires: permissionTo('browse'), reads: 'replica' },
  async ({ item_ids }, context) => {
    const records = await loadItemsByIds(context, item_ids);
    const viewer = viewerOf(context);
    return { success: true as const, data_list: { description: records.map((record) => itemRowOf(record, viewer)) } };
  },
);
