import { z } from 'zod';
import { rfiBoundRefusals } from '../../account/bounds/account-bounds.data.ts';
import { defineContract, listOf, rowId, textId } from '../../lib/contract.ts';

export const askAgain = defineContract({
  path: 'api/ask_again/',
  method: 'POST',
  summary: 'Requests expired, declined or withdrawn lines of an RFI again, as a new RFI.',
  request: z.object({
    rfq_id: textId(),
    /** StkTranNo; default: of all that have ended, one of each line and its alternatives. */
    lines: listOf(rowId, 2000).optional(),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), RefNo: z.string() }),
  refusals: {
    nothing_to_ask: 'Nothing of this RFI can be requested again: every line is still open or was ordered.',
    not_answered: 'We have your request for {item} and will answer it.',
    still_quoted: 'Our quote for {item} is still valid. Please order from it instead.',
    ordered: 'You have ordered {item} from this RFI. To buy more, please send a new RFI.',
    not_sold: '{item} is no longer sold here.',
    ...rfiBoundRefusals,
  },
});
