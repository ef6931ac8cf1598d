import { z } from 'zod';
import { defineContract, textId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';

export const exportOrders = defineContract({
  path: 'api/export_orders/',
  method: 'POST',
  summary: "Returns the signed-in customer's order rows as a file: all of them, or those of one order.",
  request: z.object({
    format: z.enum(['csv', 'xlsx'], msg('Please choose csv or xlsx')),
    order_no: textId().optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    file_name: z.string(),
    media_type: z.string(),
    content: z.string(),
  }),
});
