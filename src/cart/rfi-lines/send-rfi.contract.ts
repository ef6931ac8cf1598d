import { z } from 'zod';
import { defineContract, freeText, optionalDay, plainText, rowId, textId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { maxLineLength } from '../../lib/line-length.ts';
import { invalidQuantityMessage } from '../cart.contract.ts';
import { alreadyApprovedMessage, linesGoneMessage } from './check-rfi.contract.ts';

/** One line to be asked for: a line of the cart, or an item by its id or code, or words that name none. */
const askedLine = z.object({
  /** Of a cart line; it leaves the cart, or stays there with what is not asked for. */
  item_detail_id: rowId.optional(),
  /** Ours: an item that is not in the cart, by itemid or itemcode. */
  item_id: textId().optional(),
  /** Ours: without either id, what the buyer wrote and no item is called. */
  item_name: plainText(maxLineLength),
  /** Left out: the whole cart line, else 1. */
  quantity: textId(400).optional(),
});

export const sendRfi = defineContract({
  path: 'api/customer_master/',
  method: 'POST',
  summary: 'Sends a Request For Information: lines of the cart leave it, items and words can be added; all or none.',
  request: z.object({
    item_info: z.array(askedLine).max(2000, msg('An RFI holds 2,000 lines')),
    wished_date: optionalDay,
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
    line_not_in_cart: linesGoneMessage,
    already_approved: alreadyApprovedMessage,
    bad_quantity: invalidQuantityMessage,
    unknown_item: '{item} is not sold here.',
  },
});
