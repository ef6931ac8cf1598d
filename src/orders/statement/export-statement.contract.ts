import { z } from 'zod';
import { defineContract } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { periodFields, periodRefusals } from './statement.contract.ts';

export const exportStatement = defineContract({
  path: 'api/export_statement/',
  method: 'POST',
  summary: "Returns the customer's account statement of a period as a file.",
  request: periodFields.extend({ format: z.enum(['csv', 'xlsx', 'pdf'], msg('Please choose csv, xlsx or pdf')) }),
  reply: z.object({
    success: z.literal(true),
    file_name: z.string(),
    media_type: z.string(),
    content: z.string(),
  }),
  refusals: periodRefusals,
});
