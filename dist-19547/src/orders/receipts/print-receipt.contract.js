import { z } from 'zod';
import { defineContract, textId } from '../../lib/contract.js';

export const printReceipt = defineContract({
  path: 'api/print_receipt/',
  method: 'POST',
  summary: "Returns a receipt of the signed-in customer's money as PDF: the amount, and the invoices it paid.",
  request: z.object({ number: textId(40) }),
  reply: z.object({
    success: z.literal(true),
    file_name: z.string(),
    media_type: z.string(),
    content: z.string(),
  }),
});
