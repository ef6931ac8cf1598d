import { z } from 'zod';
import { defineContract, freeText, textId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';

export const exportOrders = defineContract({
  path: 'api/export_orders/',
  method: 'POST',
  summary:
    "Returns the signed-in customer's order rows as a file: those of one order, or of all that state, period and search leave.",
  request: z.object({
    format: z.enum(['csv', 'xlsx'], msg('Please choose csv or xlsx')),
    order_no: textId().optional(),
    /** The filters take the same values as those of order_list. */
    state: freeText(20),
    period: freeText(20),
    q: freeText(100),
  }),
  reply: z.object({
    success: z.literal(true),
    file_name: z.string(),
    media_type: z.string(),
    content: z.string(),
  }),
});
