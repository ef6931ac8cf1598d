import { z } from 'zod';
import { defineContract, freeText } from '../../lib/contract.ts';
import { itemRow, substituteRow } from '../items/item.contract.ts';

const availability = itemRow.extend({
  PackingType: z.string(),
  Dimension: z.string(),
  CA: z.string(),
  ListPrice: z.number(),
});

export const itemAvailability = defineContract({
  path: 'api/item_availability/',
  method: 'POST',
  summary: 'Answers an item by its name, stock code or id, all items of its universal number, and those of its size.',
  request: z.object({ searching_key: freeText(200) }),
  reply: z.object({
    success: z.literal(true),
    data: availability,
    data_list: z.object({ description: z.array(substituteRow) }),
  }),
  refusals: { unknown_item: 'No item is known by this name or number.' },
});
