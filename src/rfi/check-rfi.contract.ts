import { z } from 'zod';
import { contract, listOf, rowId } from '../lib/contract.ts';
import { word } from '../lib/say.ts';

export const rfiApprovedHelp = word('* RFI is disabled for items which are already RFI approved.');
export const linesGone = 'Some of these items are no longer in your cart. Please go back to the cart and check.';

export const checkRfqStatus = contract({
  path: 'api/check_rfq_status/',
  method: 'POST',
  does: "Says whether these lines of the buyer's cart can be asked for; `item_id` is a line's item_detail_id.",
  request: z.object({ item_info: listOf(z.object({ item_id: rowId }), 2000) }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
  refusals: {
    no_line: '* Please Select Item',
    line_not_in_cart: linesGone,
    already_approved: rfiApprovedHelp,
  },
});
