import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { arrangeCategories } from '../../catalogue/categories/arrange-categories.server.ts';
import { mergeCategories } from '../../catalogue/categories/merge-categories.server.ts';
import { listCategories, renameCategory } from '../../catalogue/categories/rename-category.server.ts';
import { changeItem } from '../../catalogue/item-changes/change-item.server.ts';
import { plural } from '../../lib/i18n.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { forEachRecord } from '../list/for-each-record.server.ts';
import {
  arrangeCategoriesAtDesk,
  listCategoriesAtDesk,
  mergeCategoriesAtDesk,
  moveItemsAtDesk,
  renameCategoryAtDesk,
} from './categories.contract.ts';

export const listCategoriesCall = defineDeskCall(
  listCategoriesAtDesk,
  { requires: staffPermissionTo('see-items-at-desk') },
  async (_request, { db, site }) => {
    const categories = await listCategories(db, site.code);
    return { success: true as const, categories };
  },
);

const mayEdit = { requires: staffPermissionTo('edit-items') };

export const renameCategoryCall = defineDeskCall(
  renameCategoryAtDesk,
  mayEdit,
  async ({ from, to }, { database, site, by, now }) => {
    const renamed = await renameCategory(database, site, { from, to, by, now });
    if (renamed instanceof Refusal) return renamed;
    const message = `Renamed in ${plural(renamed.items, 'item')}.`;
    return { success: true as const, message };
  },
);

export const mergeCategoriesCall = defineDeskCall(
  mergeCategoriesAtDesk,
  mayEdit,
  async ({ from, into, items }, { database, site, by, now }) => {
    const merged = await mergeCategories(database, site, { from, into, items, by, now });
    if (merged instanceof Refusal) return merged;
    return { success: true as const, message: `${from} is merged into ${into}: ${plural(merged.items, 'item')}.` };
  },
);

export const arrangeCategoriesCall = defineDeskCall(
  arrangeCategoriesAtDesk,
  mayEdit,
  async ({ seen, order }, { database, site, by, now }) => {
    const refused = await arrangeCategories(database, site, { seen, order, by, now });
    return refused ?? { success: true as const, message: 'The order is saved.' };
  },
);

export const moveItemsCall = defineDeskCall(moveItemsAtDesk, mayEdit, async ({ items }, context) => {
  const { database, site, by, now, log } = context;
  const moves = new Map(items.map((move) => [move.id, move]));
  return forEachRecord([...moves.keys()], log, (id) => {
    const { category: value = '', seen = '' } = moves.get(id) ?? {};
    return changeItem(database, site, { id, changes: [{ column: 'category', value, seen }], by, now });
  });
});
