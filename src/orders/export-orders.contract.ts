import { z } from 'zod';
import { contract, textId } from '../lib/contract.ts';
import { word } from '../lib/say.ts';

export const exportOrders = contract({
  path: 'api/export_orders/',
  method: 'POST',
  does: "Answers the signed-in customer's order rows as a file, all of them or those of one order.",
  request: z.object({
    format: z.enum(['csv', 'xlsx'], word('Please choose csv or xlsx')),
    order_no: textId().optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    file_name: z.string(),
    media_type: z.string(),
    /** Base64. */
    content: z.string(),
  }),
});
