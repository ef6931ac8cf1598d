import { z } from 'zod';
import { defineContract, rowId } from '../../lib/contract.ts';
import { offeredItemRefusals } from '../catalogue-refusals.ts';
import { itemRow } from '../items/item.contract.ts';

export const recommendedItems = defineContract({
  path: 'api/recommended_items/',
  method: 'POST',
  summary: 'Recommends items for an item: interchangeable ones first, then related goods.',
  request: z.object({ item_id: rowId.default(0) }),
  reply: z.object({
    success: z.literal(true),
    data_list: z.object({ description: z.array(itemRow) }),
  }),
  refusals: offeredItemRefusals,
});
