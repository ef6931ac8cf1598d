import { z } from 'zod';
import { defineContract, freeText } from '../../lib/contract.ts';

export const ownRecord = z.object({
  kind: z.enum(['order', 'purchase_order', 'invoice', 'rfi']),
  /** The number searched for: NOD26000119, NODR26000203, NM/26-27/000118, or the buyer's own PO number. */
  number: z.string(),
  /** The order of a purchase order or invoice, else ''. */
  order: z.string(),
  /** YYYY-MM-DD: placed, issued or asked. */
  day: z.string(),
  /** The status of an order, else ''. */
  status: z.string(),
  /** The total with tax, in major units; 0 for an RFI. */
  total: z.number(),
});
export type OwnRecord = z.infer<typeof ownRecord>;

export const ownRecords = defineContract({
  path: 'api/own_records/',
  method: 'GET',
  summary: 'Finds orders, PO numbers, invoices and RFIs of the signed-in customer by a part of their numbers.',
  request: z.object({ q: freeText(40) }),
  reply: z.object({ success: z.literal(true), records: z.array(ownRecord) }),
});
