import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { itemRowOf, viewerOf } from '../items/item-row.server.js';
import { loadItemsByIds } from '../items/load-items.db.js';
import { itemVariants,              } from './item-variants.contract.js';
import { findVariantCandidates } from './variant-candidates.db.js';
import { variantFamily } from './variant-family.js';

export const itemVariantsCall = defineCall(
  itemVariants,
  { requires: permissionTo('browse') },
  async ({ item_id }, context) => {
    const [item, ...others] = await findVariantCandidates(context.db, context.site.code, item_id);
    const family = item && variantFamily(item, others);
    if (!family) return { success: true         , shared: null, data_list: { description: [] } };
    const ids = family.members.map(({ id }) => id);
    const viewer = viewerOf(context);
    const records = new Map((await loadItemsByIds(context, ids)).map((record) => [record.id, record]));
    const description = family.members.flatMap(({ id, choice })            => {
      const record = records.get(id);
      return record ? [{ ...itemRowOf(record, viewer), choice }] : [];
    });
    return { success: true         , shared: family.shared, data_list: { description } };
  },
);
