import { z } from 'zod';
import { drawingFields } from '../../catalogue/items/item.contract.ts';

/** Every list of ordered items has these fields of a line. Amounts are in major units before tax. */
export const orderedLineFields = {
  row_no: z.string(),
  /** 0 when the item no longer exists. */
  itemid: z.number(),
  item_name: z.string(),
  brand_name: z.string(),
  ...drawingFields,
  quantity: z.number(),
  sent: z.number(),
  /** The pieces that arrived of those sent. */
  arrived: z.number(),
  returned: z.number(),
  cancelled: z.number(),
  /** The pieces that are neither sent nor cancelled. */
  owed: z.number(),
  /** How many of the pieces owed are in stock for this order. */
  reserved: z.number(),
  /** 'YYYY-MM-DD'; '' when nothing is owed or the day is unknown. */
  owed_by: z.string(),
  your_price: z.number(),
  total: z.number(),
  /** Tax of the whole line, and its rate in percent. */
  total_gst1: z.number(),
  gst_percenatge: z.number(),
  /** The weight of the whole line in kg. */
  weight: z.number(),
  Country: z.string(),
};

const orderedLine = z.object(orderedLineFields);
export type OrderedLine = z.infer<typeof orderedLine>;
