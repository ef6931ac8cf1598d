import { z } from 'zod';
import { quantityRefused } from '../cart/cart.contract.ts';
import { contract, dayOrNothing, freeText, plainText, rowId, textId } from '../lib/contract.ts';
import { longestLine } from '../lib/long-line.ts';
import { word } from '../lib/say.ts';
import { linesGone, rfiApprovedHelp } from './check-rfi.contract.ts';

/** One line to be asked for: a line of the cart, or an item by its id or code, or words that name none. */
const askedLine = z.object({
  /** Of a cart line; it leaves the cart, or stays there with what is not asked for. */
  item_detail_id: rowId.optional(),
  /** Ours: an item that is not in the cart, by itemid or itemcode. */
  item_id: textId().optional(),
  /** Ours: without either id, what the buyer wrote and no item is called. */
  item_name: plainText(longestLine),
  /** Left out: the whole cart line, else 1. */
  quantity: textId(400).optional(),
});

export const customerMaster = contract({
  path: 'api/customer_master/',
  method: 'POST',
  does: 'Sends a Request For Information: lines of the cart leave it, items and words can be added; all or none.',
  request: z.object({
    item_info: z.array(askedLine).max(2000, word('An RFI holds 2,000 lines')),
    wished_date: dayOrNothing,
    /** The buyer's own number for it. */
    reference: plainText(60),
    remark: freeText(1000),
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    RefNo: z.string(),
    /** Lines that stay in the cart. */
    num_cart_data: z.number(),
  }),
  refusals: {
    no_line: '* Please Select Item',
    line_not_in_cart: linesGone,
    already_approved: rfiApprovedHelp,
    bad_quantity: quantityRefused,
    unknown_item: '{item} is not sold here.',
  },
});
