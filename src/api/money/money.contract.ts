import { z } from 'zod';
import { defineContract, doneReply, freeText, listOf, optionalDay, textId } from '../../lib/contract.ts';
import { maxReceiptMinor } from '../../payments/receipts/receipt-refusal.rule.ts';
import { batchReply } from '../batch.contract.ts';
import { feedFields, feedReply } from '../changes/list-fields.contract.ts';

const minor = z.number().int();

export const listInvoicesByApi = defineContract({
  path: 'api/v1/invoices/',
  method: 'GET',
  summary: 'lists tax invoices and credit notes in the order in which they were issued',
  request: z.object(feedFields),
  reply: feedReply(
    z.object({
      number: z.string(),
      kind: z.enum(['tax_invoice', 'credit_note']),
      issued_on: z.string(),
      order: z.string(),
      dispatch: z.string(),
      of_invoice: z.string().describe('Of a credit note.'),
      customer: z.object({ id: z.number().int(), name: z.string(), email: z.string() }),
      currency: z.string(),
      subtotal_minor: minor,
      tax_minor: minor,
      total_minor: minor,
      place_of_supply: z.string(),
      seller_tax_number: z.string(),
      buyer_tax_number: z.string(),
      lines: z.array(
        z.object({
          line_no: z.number().int(),
          itemcode: z.string(),
          itemname: z.string(),
          hsn: z.string(),
          unit: z.string(),
          quantity: z.number().int(),
          unit_minor: minor,
          taxable_minor: minor,
          tax_percent: z.number(),
          central_minor: minor.describe('CGST'),
          state_minor: minor.describe('SGST or UTGST'),
          whole_minor: minor.describe('IGST or VAT'),
        }),
      ),
    }),
  ),
});

export const sendInvoiceFileByApi = defineContract({
  path: 'api/v1/invoices/file/',
  method: 'POST',
  summary:
    'keeps the PDF of an invoice that was sent with its dispatch; buyers open it in place of a print of the store',
  takesFile: true,
  request: z.object({ number: textId(30) }),
  reply: doneReply,
  refusals: {
    file: 'The file is no PDF, damaged, or contains a script.',
    unknown_invoice: 'There is no tax invoice of this number.',
    not_yours: 'The store has made this invoice itself.',
  },
});

export const listReceiptsByApi = defineContract({
  path: 'api/v1/receipts/',
  method: 'GET',
  summary: 'lists money that has come in, online payments included, in the order in which it was recorded',
  request: z.object(feedFields),
  reply: feedReply(
    z.object({
      number: z.string(),
      customer: z.object({ id: z.number().int(), name: z.string(), email: z.string() }),
      currency: z.string(),
      amount_minor: minor,
      reference: z.string(),
      received_on: z.string(),
      online: z.boolean(),
    }),
  ),
});

export const recordReceiptsByApi = defineContract({
  path: 'api/v1/receipts/record/',
  method: 'POST',
  summary: 'records money that has come in and pays invoices with it; the customers are mailed',
  request: z.object({
    rows: listOf(
      z.object({
        own_number: textId(80).describe('Your number of the receipt. The same one again changes nothing.'),
        customer: textId(254).describe('E-mail address of a user of the customer.'),
        amount_minor: minor.min(1).max(maxReceiptMinor),
        reference: freeText(80).describe('As the bank writes it.'),
        received_on: optionalDay.describe('Today when left out.'),
        invoices: listOf(textId(40), 200).describe('Paid first; empty for the oldest.'),
      }),
      100,
    ),
  }),
  reply: batchReply({
    own_number: z.string(),
    repeated: z.boolean().describe('It was recorded by an earlier request.'),
    receipt: z.string(),
    paid: z.array(z.object({ invoice: z.string(), amount_minor: minor })),
    on_account_minor: minor,
  }),
});
