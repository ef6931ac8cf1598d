import { z } from 'zod';
import { drawingFields } from '../../catalogue/items/item.contract.ts';
import { defineContract } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { maxLineLength } from '../../lib/line-length.ts';

/** What a line of a list came to. Only `found` and `interchangeable` name one item; the buyer chooses among the others. */
const quickResults = [
  /** Exactly this designation or stock code, sold by one maker. */
  'found',
  /** The same bearing under another maker's designation. */
  'interchangeable',
  /** Several items answer: several makers, or the number can be read in two ways. */
  'choose',
  /** Of the same size; what differs is named. */
  'same_size',
  /** No item: it can be sent with an RFI as it is. */
  'not_found',
  /** The quantity is none, or not a multiple of what is sold. */
  'bad_quantity',
  /** Longer than 300 characters: not read; only its beginning is answered. */
  'bad_line',
  /** A heading of columns, left out. */
  'heading',
] as const;

/** An item that answers a line, priced and looked up for the line's quantity. Amounts in major units before tax. */
export const quickItem = z.object({
  itemid: z.number(),
  itemname: z.string(),
  itemcode: z.string(),
  brandname: z.string(),
  ...drawingFields,
  min_quantity: z.number(),
  order_multiple: z.number(),
  QtyPerCarton: z.number(),
  list_price: z.number(),
  your_price: z.number(),
  calculate_discount_percentage: z.number(),
  gst_value: z.number(),
  gst_percenatge: z.number(),
  total_value1: z.number(),
  weight: z.number(),
  Availability: z.enum(['Stock', 'Arriving Shortly', 'PRODUCTION', 'On Demand', '']),
  exp_dod: z.string(),
  /** 'Another maker', 'clearance, cage', 'Read as an old number'; '' where nothing differs. */
  differs: z.string(),
});
export type QuickItem = z.infer<typeof quickItem>;

export const quickLine = z.object({
  /** Counts the lines of the text from 1; blank lines count and are not answered. */
  line: z.number(),
  text: z.string(),
  designation: z.string(),
  /** 1 where none is written, 0 where it is no quantity. */
  quantity: z.number(),
  result: z.enum(quickResults),
  /** A sentence for the buyer; '' where the result says it all. */
  message: z.string(),
  items: z.array(quickItem),
});
export type QuickLine = z.infer<typeof quickLine>;

export const maxQuickLines = 2000;
/** So many lines of the longest kind, and what is between them. */
const maxListCharacters = maxQuickLines * (maxLineLength + 10);

export const quickOrder = defineContract({
  path: 'api/quick_order/',
  method: 'POST',
  summary: "Reads a list, one 'designation, quantity' a line, and answers what each line is; nothing is added yet.",
  request: z.object({ text: z.string().max(maxListCharacters, msg('Please send at most 2,000 lines at once')) }),
  reply: z.object({ success: z.literal(true), lines: z.array(quickLine) }),
  refusals: {
    too_many: 'A list has at most 2,000 lines; this one has {lines}. Please send it in parts.',
    empty: 'Please enter at least one line.',
  },
});
