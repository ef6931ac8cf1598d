import { z } from 'zod';
import { defineContract, freeText } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';

const foundKinds = ['order', 'rfi', 'customer', 'document', 'receipt', 'bank line', 'bill', 'item'] as const;

export const findAtDesk = defineContract({
  path: 'desk/api/:site/find/',
  method: 'GET',
  summary:
    'finds orders, RFIs, documents, receipts, bank lines and bills by any part of their numbers and references, customers by words of firm, people, town, phone, mail or tax number, and items; the best match first',
  request: z.object({ site: deskSite, q: freeText(100) }),
  reply: z.object({
    success: z.literal(true),
    found: z.array(
      z.object({
        kind: z.enum(foundKinds),
        /** What its page is addressed by: an order's or RFI's number, a customer's id, the order of a document, the customer of a receipt or bill, the query of the list for a bank line. */
        key: z.string(),
        title: z.string(),
        detail: z.string(),
      }),
    ),
  }),
});
