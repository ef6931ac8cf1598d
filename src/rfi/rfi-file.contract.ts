import { z } from 'zod';
import { defineContract, freeText } from '../lib/contract.ts';

/** GET /rfi-files/{file_id} downloads it. */
export const rfiFile = z.object({ file_id: z.number(), file_name: z.string(), bytes: z.number() });
export type RfiFile = z.infer<typeof rfiFile>;

export const addRfiFile = defineContract({
  path: 'api/rfi_file/',
  method: 'POST',
  summary:
    'Takes a drawing or photo for a line of the next RFI: PDF, JPG or PNG, at most 10 MB. customer_master names it as file_id within a day, else it is deleted.',
  takesFile: true,
  request: z.object({ name: freeText(200) }),
  reply: z.object({ success: z.literal(true), file_id: z.number(), file_name: z.string() }),
  refusals: { too_many: 'You have {max} files here that are not sent yet. Please send your RFI first.' },
});
