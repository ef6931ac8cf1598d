import { z } from 'zod';
import { defineContract, listOf, messageReply, rowId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { alreadyApprovedMessage, linesGoneMessage } from '../cart-messages.data.ts';

/** Each as its id alone, or as an object with it. */
const chosenLine = z
  .union([rowId, z.object({ item_id: rowId })], msg('Please enter an item_id'))
  .transform((line) => (typeof line === 'number' ? line : line.item_id));

export const checkRfi = defineContract({
  path: 'api/check_rfq_status/',
  method: 'POST',
  summary: "Checks whether lines of the buyer's cart can be sent as an RFI; `item_id` is a line's item_detail_id.",
  request: z.object({ item_info: listOf(chosenLine, 2000) }),
  reply: messageReply,
  refusals: {
    no_line: '* Please Select Item',
    line_not_in_cart: linesGoneMessage,
    already_approved: alreadyApprovedMessage,
  },
});
