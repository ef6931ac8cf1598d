import { z } from 'zod';
import { defineContract, listOf, rowId, textId } from '../../lib/contract.ts';

export const askAgain = defineContract({
  path: 'api/ask_again/',
  method: 'POST',
  summary: 'Asks again for lines of an RFI that have expired or were declined: they become a new RFI.',
  request: z.object({
    rfq_id: textId(),
    /** StkTranNo; default: all expired and declined lines. */
    lines: listOf(rowId, 2000).optional(),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), RefNo: z.string() }),
  refusals: {
    nothing_to_ask: 'Nothing in this RFI has expired or was declined.',
    still_open: '{item} is {state}; only lines that have expired or were declined can be asked for again.',
    not_sold: '{item} is no longer sold here.',
  },
});
