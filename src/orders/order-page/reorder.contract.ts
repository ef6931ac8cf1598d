import { z } from 'zod';
import { notActiveMessage } from '../../catalogue/not-active-message.data.ts';
import { defineContract, listOf, textId } from '../../lib/contract.ts';

export const reorder = defineContract({
  path: 'api/reorder/',
  method: 'POST',
  summary: "Adds an order's items to the cart at today's price; replaces the quantity of lines already there.",
  request: z.object({
    order_no: textId(),
    rows: listOf(textId(), 2000).optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    num_cart_data: z.number(),
    /** The moment that the lines have in the cart, ISO 8601. */
    added_on: z.string(),
    rejected: z.array(z.object({ item_id: z.string(), item_name: z.string(), reason: z.string() })),
  }),
  refusals: {
    not_active: notActiveMessage,
    nothing_taken: 'None of these items can be added: {reason}',
  },
});
