import { rowId } from '../lib/contract.ts';
import { answer } from '../server/call.ts';
import { refuse } from '../server/refuse.ts';
import { itemNamed } from './find-items.db.ts';
import type { ItemRow } from './item.contract.ts';
import { itemAvailability } from './item-availability.contract.ts';
import { dimensionOf } from './item-facts.ts';
import { beholderOf, itemRowOf } from './item-row.ts';
import { itemAndTwins } from './load-items.db.ts';
import { readingsOf } from './search-reading.ts';

const twinsAtMost = 100;

export const itemAvailabilityCall = answer(itemAvailability, { who: 'anyone' }, async ({ searching_key }, step) => {
  const [reading] = readingsOf(searching_key);
  const named = reading && (await itemNamed(step.db, step.site.code, reading));
  const id = named ?? rowId.parse(searching_key);
  const whom = { site: step.site.code, caller: step.caller, now: step.now };
  const records = await itemAndTwins(step.db, whom, id, twinsAtMost);
  const beholder = beholderOf(step);
  const [item, ...twins] = records.map((record) => itemRowOf(record, beholder));
  if (!item) return refuse(itemAvailability, 'unknown_item');
  return { success: true as const, data: availabilityOfRow(item), data_list: { description: [item, ...twins] } };
});

function availabilityOfRow(item: ItemRow) {
  return {
    ...item,
    PackingType: item.packing_type,
    Dimension: dimensionOf(item),
    CA: item.countryoforigin,
    ListPrice: item.list_price,
  };
}
