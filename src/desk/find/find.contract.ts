import { z } from 'zod';
import { defineContract, freeText } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';

const foundKinds = ['order', 'rfi', 'customer', 'document', 'receipt', 'item'] as const;

export const findAtDesk = defineContract({
  path: 'desk/api/:site/find/',
  method: 'GET',
  summary:
    'finds orders, RFIs, customers, documents, receipts and items by how their number or name begins; PO numbers and dockets find orders, mobile numbers customers',
  request: z.object({ site: deskSite, q: freeText(100) }),
  reply: z.object({
    success: z.literal(true),
    found: z.array(
      z.object({
        kind: z.enum(foundKinds),
        /** What its page is addressed by: an order's or RFI's number, a customer's id, the order of a document, the customer of a receipt. */
        key: z.string(),
        title: z.string(),
        detail: z.string(),
      }),
    ),
  }),
});
