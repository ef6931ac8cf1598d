import { z } from 'zod';
import { categoryRefusals } from '../../catalogue/catalogue-refusals.ts';
import { countedCategory } from '../../catalogue/categories/category.contract.ts';
import { defineContract, freeText, listOf, messageReply, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';
import { bulkReply, rowsPerPage } from '../list/list.contract.ts';

export type ListedCategory = z.infer<typeof countedCategory>;

export const listCategoriesAtDesk = defineContract({
  path: 'desk/api/:site/items/categories/',
  method: 'GET',
  summary: 'lists the categories with how many items they have',
  request: z.object({ site: deskSite }),
  reply: z.object({ success: z.literal(true), categories: z.array(countedCategory) }),
});

export const renameCategoryAtDesk = defineContract({
  path: 'desk/api/:site/items/categories/rename/',
  method: 'POST',
  summary: 'renames a category in all of its items and in the price rows that are for it',
  request: z.object({ site: deskSite, from: freeText(80), to: freeText(200) }),
  reply: messageReply,
  refusals: pickRefusals(categoryRefusals, 'from', 'to'),
});

export const mergeCategoriesAtDesk = defineContract({
  path: 'desk/api/:site/items/categories/merge/',
  method: 'POST',
  summary: 'merges a category into another one: its items, its price rows and its address go over',
  request: z.object({
    site: deskSite,
    from: freeText(80),
    into: freeText(80),
    /** The count of items as it was shown, so that nothing else is merged. */
    items: z.int().min(0).max(100_000_000),
  }),
  reply: messageReply,
  refusals: pickRefusals(categoryRefusals, 'from', 'into'),
});

const maxCategories = 1_000;

export const arrangeCategoriesAtDesk = defineContract({
  path: 'desk/api/:site/items/categories/arrange/',
  method: 'POST',
  summary: 'puts the categories in an order, in which the shop shows them; the order that was shown is sent along',
  request: z.object({
    site: deskSite,
    seen: listOf(freeText(80), maxCategories),
    order: listOf(freeText(80), maxCategories),
  }),
  reply: messageReply,
  refusals: pickRefusals(categoryRefusals, 'changed'),
});

export const moveItemsAtDesk = defineContract({
  path: 'desk/api/:site/items/move/',
  method: 'POST',
  summary: 'moves items to another category',
  request: z.object({
    site: deskSite,
    items: listOf(z.object({ id: rowId, category: freeText(80), seen: freeText(80) }), rowsPerPage),
  }),
  reply: bulkReply,
});
