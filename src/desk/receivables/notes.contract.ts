import { z } from 'zod';
import { defineContract, freeText, listOf } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { documentRefusals, returnRefusals } from '../../orders/order-refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

export const invoiceToRevalueAtDesk = defineContract({
  path: 'desk/api/:site/money/notes/invoice/',
  method: 'GET',
  summary: 'shows the lines of a tax invoice with what its credit notes left of their value',
  request: z.object({ site: deskSite, invoice: freeText(40) }),
  reply: z.object({
    success: z.literal(true),
    lines: z.array(
      z.object({
        lineNo: z.number(),
        itemName: z.string(),
        maker: z.string(),
        quantity: z.number(),
        unitMinor: z.number(),
        leftMinor: z.number(),
      }),
    ),
  }),
  refusals: pickRefusals(documentRefusals, 'unknown_invoice'),
});

export const issueNoteAtDesk = defineContract({
  path: 'desk/api/:site/money/notes/issue/',
  method: 'POST',
  summary: 'issues a credit or debit note for a difference of the price, without goods; mails the buyer',
  request: z.object({
    site: deskSite,
    invoice: freeText(40),
    kind: z.enum(['credit_note', 'debit_note']),
    /** The difference of a piece before tax. */
    lines: listOf(
      z.object({ lineNo: z.number().int(), quantity: z.number().int(), unitMinor: z.number().int() }),
      1000,
    ),
    reason: freeText(300),
  }),
  reply: z.object({ success: z.literal(true), number: z.string(), totalMinor: z.number() }),
  refusals: {
    ...pickRefusals(documentRefusals, 'unknown_invoice'),
    ...pickRefusals(returnRefusals, 'cannot_take_back', 'reason'),
  },
});
