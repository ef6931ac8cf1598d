import { z } from 'zod';
import { defineContract, freeText } from '../../lib/contract.js';
import { deskSite } from '../../sites/site-field.js';

const foundKinds = ['order', 'rfi', 'customer', 'document', 'item']         ;

export const findAtDesk = defineContract({
  path: 'desk/api/:site/find/',
  method: 'GET',
  summary:
    'finds orders, RFIs, customers, documents and items by how their number or name begins; PO numbers find orders',
  request: z.object({ site: deskSite, q: freeText(100) }),
  reply: z.object({
    success: z.literal(true),
    found: z.array(
      z.object({
        kind: z.enum(foundKinds),
        /** What its page is addressed by: an order's or RFI's number, a customer's id, the order of a document. */
        key: z.string(),
        title: z.string(),
        detail: z.string(),
      }),
    ),
  }),
});
