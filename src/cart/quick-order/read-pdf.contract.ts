import { z } from 'zod';
import { defineContract } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';

export const maxPdfBytes = 2_000_000;

export const readPdfList = defineContract({
  path: 'api/quick_order/pdf/',
  method: 'POST',
  summary:
    'Reads the text of a PDF of at most 2 MB and 20 pages, as lines with a tab between the cells of a table, to be sent as a list. A PDF without a text gives a picture of its first page.',
  takesFile: true,
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    text: z.string(),
    pages: z.number(),
    /** A data URL of a PNG, where the PDF has no text; else ''. */
    picture: z.string(),
  }),
  refusals: {
    too_large: msg('This file is larger than 2 MB. Please send it in parts.'),
    damaged: msg('This PDF is damaged or incomplete. Please save it again, or copy its text and paste it here.'),
    password: msg('This PDF opens with a password only. Please copy its text and paste it here.'),
    long: msg('This PDF has more than 20 pages, or too much text. Please send the pages with the list alone.'),
    too_heavy: msg('This PDF takes too much memory or time to open. Please copy its text and paste it here.'),
  },
});
