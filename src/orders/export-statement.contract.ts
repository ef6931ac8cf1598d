import { z } from 'zod';
import { contract } from '../lib/contract.ts';
import { word } from '../lib/say.ts';
import { period, periodRefusals } from './statement.contract.ts';

export const exportStatement = contract({
  path: 'api/export_statement/',
  method: 'POST',
  does: "Answers the customer's account statement of a period as a file.",
  request: period.extend({ format: z.enum(['csv', 'pdf'], word('Please choose csv or pdf')) }),
  reply: z.object({
    success: z.literal(true),
    file_name: z.string(),
    media_type: z.string(),
    /** Base64. */
    content: z.string(),
  }),
  refusals: periodRefusals,
});
