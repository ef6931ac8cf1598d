import { z } from 'zod';
import { defineContract } from '../../lib/contract.js';
import { msg } from '../../lib/i18n.js';
import { periodFields, periodRefusals } from './statement.contract.js';

export const exportStatement = defineContract({
  path: 'api/export_statement/',
  method: 'POST',
  summary: "Returns the customer's account statement of a period as a file.",
  request: periodFields.extend({ format: z.enum(['csv', 'pdf'], msg('Please choose csv or pdf')) }),
  reply: z.object({
    success: z.literal(true),
    file_name: z.string(),
    media_type: z.string(),
    content: z.string(),
  }),
  refusals: periodRefusals,
});
