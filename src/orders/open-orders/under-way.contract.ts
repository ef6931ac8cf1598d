import { z } from 'zod';
import { defineContract } from '../../lib/contract.ts';

export const underWay = defineContract({
  path: 'api/under_way/',
  method: 'GET',
  summary: "Counts the signed-in customer's RFIs with a quote to order and orders with goods on their way.",
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    /** RFIs with a quoted line that is valid today and neither ordered nor on hold. */
    answered: z.number(),
    /** Orders with a dispatch that has left and not arrived. */
    on_the_way: z.number(),
  }),
});
