import { z } from 'zod';
import { defineContract, listOf, rowId } from '../../lib/contract.js';
import { itemRow } from './item.contract.js';

const maxItems = 24;

export const itemsByIds = defineContract({
  path: 'api/items_by_id/',
  method: 'POST',
  summary: 'Returns up to 24 items by id, in the order of the ids; unknown ids are left out.',
  request: z.object({
    item_ids: listOf(rowId, 1000)
      .catch([])
      .default([])
      .transform((ids) => ids.slice(0, maxItems)),
  }),
  reply: z.object({
    success: z.literal(true),
    data_list: z.object({ description: z.array(itemRow).max(maxItems) }),
  }),
});
