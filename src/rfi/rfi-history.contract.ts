import { z } from 'zod';
import { drawingFields } from '../catalogue/items/item.contract.ts';
import { defineContract, ignored, textId } from '../lib/contract.ts';
import { rfiFile } from './rfi-file.contract.ts';
import { rfiStates } from './rfi-line-state.rule.ts';

/**
 * Amounts in major units before tax, 0 until answered and for an account that may not see prices; Total_gst and weight (kg)
 * are the whole line's. Times are ISO 8601, days YYYY-MM-DD, '' if not set.
 */
export const rfiLine = z.object({
  StkTranNo: z.number(),
  line_no: z.number(),
  /** The number of the line beside which it is offered; of both one can be ordered. 0 for a requested line. */
  alternative_to: z.number(),
  /** 0 for free text. */
  itemid: z.number(),
  ItemCode: z.string(),
  ItemName: z.string(),
  /** The original request, with its maker, if another item is quoted, otherwise empty. */
  asked_as: z.string(),
  BrandName: z.string(),
  catname: z.string(),
  cattype: z.string(),
  ...drawingFields,
  /** The requested quantity, once answered the quoted one. */
  Qty: z.number(),
  /** The requested quantity, of which fewer may be quoted. */
  asked_qty: z.number(),
  /** What the buyer hoped to pay for one piece; 0 where nothing was said. */
  target_price: z.number(),
  /** What the buyer wrote and added to the line. */
  line_remark: z.string(),
  files: z.array(rfiFile),
  Price: z.number(),
  Purchase_Price: z.number(),
  list_price: z.number(),
  your_price: z.number(),
  calculate_discount_percentage: z.number(),
  total: z.number(),
  Total_gst: z.number(),
  gst_percenatge: z.number(),
  weight: z.number(),
  Country: z.string(),
  /** Only a 'Stock' line can be added to the cart. */
  status: z.enum(rfiStates),
  exp_dod: z.string(),
  valid_until: z.string(),
  /** Remark of the sales desk on its quote, decline or withdrawal. */
  answer_remark: z.string(),
  /** The item whose order ended this quote, of which it was an alternative, with its maker; otherwise empty. */
  ordered_instead: z.string(),
  answered_at: z.string(),
  declined_at: z.string(),
  withdrawn_at: z.string(),
  ordered_at: z.string(),
  /** When the maker was asked about it, and until when the answer comes. */
  maker_asked_at: z.string(),
  maker_until: z.string(),
  maker_remark: z.string(),
  on_hold: z.boolean(),
  in_cart: z.boolean(),
});
export type RfiLine = z.infer<typeof rfiLine>;

export const rfiEntry = z.object({
  rfq_no: z.string(),
  /** '20 Nov 2026' and '14:05' in the site's time zone. */
  date: z.string(),
  time: z.string(),
  asked_at: z.string(),
  /** By when the sales desk is to answer the lines that are with it; '' where none is. */
  answer_by: z.string(),
  wished_date: z.string(),
  reference: z.string(),
  remark: z.string(),
  /** Who of the sales desk entered it; left out where the buyer asked. */
  entered_by: z.string().optional(),
  data: z.array(rfiLine),
});
export type RfiEntry = z.infer<typeof rfiEntry>;

export const allRfiHistory = defineContract({
  path: 'api/all_rfq_history/',
  method: 'POST',
  summary:
    "Lists the signed-in customer's RFIs with their lines, newest first; item_detail_id is accepted and ignored.",
  request: z.object({ item_detail_id: ignored }),
  reply: z.object({ success: z.literal(true), message: z.object({ info: z.array(rfiEntry) }) }),
});

export const rfiHistory = defineContract({
  path: 'api/rfq_history/',
  method: 'POST',
  summary: 'Shows one RFI of the signed-in customer; putawayno_key is its number.',
  request: z.object({ putawayno_key: textId() }),
  reply: z.object({ success: z.literal(true), data: rfiEntry }),
});
