import { z } from 'zod';
import { defineContract, listOf, rowId } from '../../lib/contract.js';

export const orderedLines = defineContract({
  path: 'api/ordered_lines/',
  method: 'POST',
  summary: 'Returns the orders that lines of the cart have become.',
  request: z.object({ lines: listOf(rowId, 2000) }),
  reply: z.object({
    success: z.literal(true),
    /** `lines`: how many of those that were asked for. */
    orders: z.array(z.object({ order_no: z.string(), lines: z.number() })),
  }),
});
