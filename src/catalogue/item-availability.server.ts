import { rowId } from '../lib/contract.ts';
import { answer } from '../server/call.ts';
import { refuse } from '../server/refuse.ts';
import { itemNamed } from './find-items.db.ts';
import type { ItemRow } from './item.contract.ts';
import { itemAndStandIns } from './item-and-stand-ins.ts';
import { itemAvailability } from './item-availability.contract.ts';
import { dimensionOf } from './item-facts.ts';
import { readingsOf } from './search-reading.ts';

export const itemAvailabilityCall = answer(itemAvailability, { who: 'anyone' }, async ({ searching_key }, step) => {
  const [reading] = readingsOf(searching_key);
  const named = reading && (await itemNamed(step.db, step.site.code, reading));
  const found = await itemAndStandIns(step, named ?? rowId.parse(searching_key));
  if (!found) return refuse(itemAvailability, 'unknown_item');
  const itself = { ...found.item, level: 'identical' as const, differs: [] };
  return {
    success: true as const,
    data: availabilityOfRow(found.item),
    data_list: { description: [itself, ...found.others] },
  };
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
