import { z } from 'zod';
import { defineContract, freeText } from '../../lib/contract.ts';
import { itemRow, substituteRow } from '../items/item.contract.ts';
import { specifiedNames } from './specified-names.ts';

const availability = itemRow.extend({ ...specifiedNames, CA: z.string() });

export const itemAvailability = defineContract({
  path: 'api/item_availability/',
  method: 'POST',
  summary: 'Returns an item by name, stock code or id, with all items of its universal number and size.',
  request: z.object({ searching_key: freeText(200) }),
  reply: z.object({
    success: z.literal(true),
    data: availability,
    data_list: z.object({ description: z.array(substituteRow.extend(specifiedNames)) }),
  }),
  refusals: { unknown_item: 'No item has this name or number.' },
});
