import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { itemRowOf, viewerOf } from '../items/item-row.server.ts';
import { loadItemsByIds } from '../items/load-items.db.ts';
import { findVariants } from './find-variants.server.ts';
import { itemVariants, type Variant } from './item-variants.contract.ts';

export const itemVariantsCall = defineCall(
  itemVariants,
  { requires: permissionTo('browse'), reads: 'replica' },
  async ({ item_id }, context) => {
    const { family } = await findVariants(context, item_id);
    if (!family) return { success: true as const, shared: null, data_list: { description: [] } };
    const ids = family.members.map(({ id }) => id);
    const viewer = viewerOf(context);
    const records = new Map((await loadItemsByIds(context, ids)).map((record) => [record.id, record]));
    const description = family.members.flatMap(({ id, choice }): Variant[] => {
      const record = records.get(id);
      return record ? [{ ...itemRowOf(record, viewer), choice }] : [];
    });
    return { success: true as const, shared: family.shared, data_list: { description } };
  },
);
