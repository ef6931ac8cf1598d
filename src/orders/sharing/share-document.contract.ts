import { z } from 'zod';
import { defineContract, textId } from '../../lib/contract.ts';

export const shareDocument = defineContract({
  path: 'api/share_document/',
  method: 'POST',
  summary: 'Returns a link to a document of an order as PDF that anybody can open for 14 days without signing in.',
  request: z.object({
    /** The order's number, or a row number, which begins with it. */
    order: textId(),
    /** A printed document number; of a proforma the order's number. */
    document: textId(),
  }),
  reply: z.object({
    success: z.literal(true),
    url: z.string(),
    /** '2026-12-05'. */
    ends_on: z.string(),
  }),
});
