import { answer } from '../server/call.ts';
import { refuse } from '../server/refuse.ts';
import { goesWith } from './goes-with.data.ts';
import { popularItems } from './goes-with.db.ts';
import { itemAndStandIns } from './item-and-stand-ins.ts';
import { beholderOf, itemRowOf } from './item-row.ts';
import { itemsById } from './load-items.db.ts';
import { recommendedItems } from './recommended-items.contract.ts';

const interchangeAtMost = 12;
const ofEachKindAtMost = 2;

export const recommendedItemsCall = answer(recommendedItems, { who: 'anyone' }, async ({ item_id }, step) => {
  const found = await itemAndStandIns(step, item_id);
  if (!found) return refuse(recommendedItems, 'unknown_item');
  const same = found.others.filter(({ level }) => level !== 'same-size').slice(0, interchangeAtMost);
  const kinds = goesWith[found.item.cattype] ?? [];
  const records = await itemsById(step, await popularItems(step.db, step.site.code, kinds, ofEachKindAtMost));
  const beholder = beholderOf(step);
  const alongWith = records.map((record) => itemRowOf(record, beholder));
  return { success: true as const, data_list: { description: [...same, ...alongWith] } };
});
