import { z } from 'zod';
import { defineContract, listOf, rowId, textId } from '../../lib/contract.ts';

export const askAgain = defineContract({
  path: 'api/ask_again/',
  method: 'POST',
  summary: 'Requests expired or declined lines of an RFI again, as a new RFI.',
  request: z.object({
    rfq_id: textId(),
    /** StkTranNo; default: of all that have ended, one of each line and its alternatives. */
    lines: listOf(rowId, 2000).optional(),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), RefNo: z.string() }),
  refusals: {
    nothing_to_ask: 'No line of this RFI has expired or been declined.',
    still_open: '{item} is {state}; only expired or declined lines can be requested again.',
    not_sold: '{item} is no longer sold here.',
  },
});
