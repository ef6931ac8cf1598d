import { z } from 'zod';
import { notActiveMessage } from '../../cart/cart-messages.data.js';
import { defineContract, textId } from '../../lib/contract.js';

export const printQuote = defineContract({
  path: 'api/print_quote/:rfi/',
  method: 'GET',
  summary: 'Returns a link, valid for five minutes, to the quotes of an RFI that can be ordered, as PDF.',
  request: z.object({ rfi: textId() }),
  reply: z.object({ success: z.literal(true), url: z.string() }),
  refusals: { no_quote: '{rfi} has no quote that can be ordered.', not_active: notActiveMessage },
});
