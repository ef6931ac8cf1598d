import { z } from 'zod';
import { notActiveMessage } from '../../cart/cart-messages.data.ts';
import { defineContract, textId } from '../../lib/contract.ts';

export const shareQuote = defineContract({
  path: 'api/share_quote/',
  method: 'POST',
  summary: 'Returns a link to the quotes of an RFI as PDF that anybody can open for 14 days without signing in.',
  request: z.object({ rfi: textId() }),
  reply: z.object({
    success: z.literal(true),
    url: z.string(),
    /** '2026-12-05'. */
    ends_on: z.string(),
  }),
  refusals: { no_quote: '{rfi} has no quote that can be ordered.', not_active: notActiveMessage },
});
