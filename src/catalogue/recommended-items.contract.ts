import { z } from 'zod';
import { contract, rowId } from '../lib/contract.ts';
import { itemRow } from './item.contract.ts';

export const recommendedItems = contract({
  path: 'api/recommended_items/',
  method: 'POST',
  does: 'Recommends items beside one: what interchanges with it, then what goes with it.',
  request: z.object({ item_id: rowId.default(0) }),
  reply: z.object({
    success: z.literal(true),
    data_list: z.object({ description: z.array(itemRow) }),
  }),
  refusals: { unknown_item: 'This item is not sold here any more.' },
});
