import { z } from 'zod';
import { rfiBoundRefusals } from '../../account/bounds/account-bounds.data.ts';
import { addedText, defineContract, freeText, optionalDay, plainText, rowId, textId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { maxLineLength } from '../../lib/line-length.ts';
import { alreadyApprovedMessage, invalidQuantityMessage, linesGoneMessage } from '../cart-messages.data.ts';
import { maxLineRemark } from './line-ask.data.ts';

const askedLine = z.object({
  item_detail_id: rowId.optional(),
  /** Not in the original API: an item outside the cart, by itemid or itemcode. */
  item_id: textId().optional(),
  /** Free text if neither id is given. */
  item_name: plainText(maxLineLength),
  /** Default: the whole cart line, otherwise 1. */
  quantity: textId(400).optional(),
  /** What the buyer hopes to pay for one piece before tax, in the currency of the site, such as '1,250.50'. */
  target_price: addedText(plainText(20)),
  remark: addedText(freeText(maxLineRemark)),
  /** A drawing or photo that rfi_file has taken. */
  file_id: rowId.optional(),
});

export const sendRfi = defineContract({
  path: 'api/customer_master/',
  method: 'POST',
  summary: 'Sends a Request For Information: moves lines out of the cart and takes items and free text; all or none.',
  request: z.object({
    item_info: z.array(askedLine).max(2000, msg('An RFI holds up to 2,000 lines')),
    wished_date: optionalDay,
    reference: plainText(60),
    remark: freeText(1000),
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    RefNo: z.string(),
    num_cart_data: z.number(),
  }),
  refusals: {
    no_line: '* Please Select Item',
    line_not_in_cart: linesGoneMessage,
    already_approved: alreadyApprovedMessage,
    bad_quantity: invalidQuantityMessage,
    unknown_item: '{item} is not sold here.',
    bad_target_price: 'The target price of {item} must be an amount above 0, such as {example}.',
    file_gone: 'The file of {item} is no longer here. Please add it again.',
    ...rfiBoundRefusals,
  },
});
