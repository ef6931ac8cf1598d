import { z } from 'zod';
import { notActiveMessage } from '../../catalogue/not-active-message.data.ts';
import { defineContract, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { rfiRefusals } from '../../rfi/rfi-refusals.ts';

export const printQuote = defineContract({
  path: 'api/print_quote/:rfi/',
  method: 'GET',
  summary: 'Returns a link, valid for five minutes, to the quotes of an RFI that can be ordered, as PDF.',
  request: z.object({ rfi: textId() }),
  reply: z.object({ success: z.literal(true), url: z.string() }),
  refusals: { ...pickRefusals(rfiRefusals, 'no_quote'), not_active: notActiveMessage },
});
