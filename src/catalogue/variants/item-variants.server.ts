import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { cacheWithCatalogue } from '../../server/database/cache-with-catalogue.server.ts';
import { itemRowOf, viewerOf } from '../items/item-row.server.ts';
import { loadItemsByIds } from '../items/load-items.db.ts';
import { itemVariants, type Variant } from './item-variants.contract.ts';
import { findVariantCandidates } from './variant-candidates.db.ts';
import { variantFamily } from './variant-family.ts';

/** `family` is undefined where the designation of the item is not understood, or the item is not sold. */
export const findVariants = cacheWithCatalogue(async (db, site, id) => {
  const [item, ...others] = await findVariantCandidates(db, site.code, id);
  return { family: item && variantFamily(item, others) };
});

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
