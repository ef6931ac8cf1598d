import { z } from 'zod';
import { defineContract, textId } from '../../lib/contract.js';

export const packingList = defineContract({
  path: 'api/packing_list/',
  method: 'POST',
  summary: "Returns the packing list of a dispatch of the signed-in customer's order as PDF.",
  request: z.object({
    /** 'NOD26000119-1'. */
    dispatch: textId(40),
  }),
  reply: z.object({
    success: z.literal(true),
    file_name: z.string(),
    media_type: z.string(),
    content: z.string(),
  }),
});
