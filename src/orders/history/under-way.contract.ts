import { z } from 'zod';
import { defineContract } from '../../lib/contract.ts';

export const underWay = defineContract({
  path: 'api/under_way/',
  method: 'GET',
  summary:
    'Counts what the signed-in customer may be waiting for: RFIs with a quote to order, orders with goods on the road.',
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    /** RFIs with a quoted line that is valid today and neither ordered nor on hold. */
    answered: z.number(),
    /** Orders with a dispatch that has left and not arrived. */
    on_the_way: z.number(),
  }),
});
