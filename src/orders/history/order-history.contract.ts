import { z } from 'zod';
import { drawingFields } from '../../catalogue/items/item.contract.ts';
import { defineContract } from '../../lib/contract.ts';

/** `row_no` is the printed row number, GWD26000123I1. */
export const orderRow = z.object({
  mysc_order_no: z.string(),
  row_no: z.string(),
  item_name: z.string(),
  brand_name: z.string(),
  ...drawingFields,
  quantity: z.number(),
  list_price: z.number(),
  your_price: z.number(),
  calculate_discount_percentage: z.number(),
  total: z.number(),
  total_gst1: z.number(),
  gst_percenatge: z.number(),
  weight: z.number(),
  Country: z.string(),
  /** '20 Nov 2026' and '14:05' in the site's time zone. */
  date: z.string(),
  time: z.string(),
  placed_at: z.string(),
  purchase_order_no: z.string(),
  status: z.string(),
  /** A proforma from Confirmed on, then tax invoices. */
  has_invoice: z.boolean(),
});
export type OrderHistoryRow = z.infer<typeof orderRow>;

export const myOrder = defineContract({
  path: 'api/my_order/',
  method: 'GET',
  summary: "Lists the signed-in customer's orders, one row per line, newest order first.",
  request: z.object({}),
  reply: z.object({ success: z.literal(true), message: z.object({ data: z.array(orderRow) }) }),
});
