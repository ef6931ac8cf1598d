import { z } from 'zod';
import { notActiveMessage } from '../../catalogue/not-active-message.data.ts';
import { defineContract, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { rfiRefusals } from '../../rfi/rfi-refusals.ts';

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
  refusals: { ...pickRefusals(rfiRefusals, 'no_quote'), not_active: notActiveMessage },
});
