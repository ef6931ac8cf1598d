import { z } from 'zod';
import { defineContract, textId } from '../../lib/contract.ts';

export const printSalesInvoice = defineContract({
  path: 'api/print_sales_invoice/:order/',
  method: 'GET',
  summary:
    'Returns a link, valid for five minutes, to the tax invoices of an order as PDF, or to its proforma before them.',
  request: z.object({
    /** The order's number, or a row number, which begins with it. */
    order: textId(),
    /** A printed document number; left out: all tax invoices, else the proforma. */
    document: textId().optional(),
  }),
  reply: z.object({ success: z.literal(true), url: z.string() }),
  refusals: {
    no_document: 'There is no document for order {order} yet.',
    'no_document.ended': 'There is no document for order {order}: it is {status}.',
  },
});
