import { answer } from '../server/call.ts';
import { beholderOf, itemRowOf } from './item-row.ts';
import { itemsByIds } from './items-by-id.contract.ts';
import { itemsById } from './load-items.db.ts';

export const itemsByIdCall = answer(itemsByIds, { who: 'anyone' }, async ({ item_ids }, step) => {
  const records = await itemsById(step, item_ids);
  const beholder = beholderOf(step);
  return { success: true as const, data_list: { description: records.map((record) => itemRowOf(record, beholder)) } };
});
