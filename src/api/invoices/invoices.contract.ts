import { z } from 'zod';
import { currencyField, defineContract, sentText } from '../../lib/contract.ts';
import { feedParams, feedRefusals, feedReply, feedRequest } from '../changes/feed.contract.ts';
import { customerOfRecord, dayField, inQuery, minor, moment, taxPercent } from '../fields.contract.ts';

const kind = z.enum(['tax_invoice', 'credit_note', 'debit_note']);

const invoiceLine = z
  .object({
    line_no: z.number().int().describe('Of the document.'),
    itemcode: z.string(),
    itemname: z.string(),
    hsn: z.string(),
    unit: z.string(),
    quantity: z.number().int(),
    unit_minor: minor,
    taxable_minor: minor,
    tax_percent: taxPercent,
    tax_minor: minor.describe('All taxes of the line.'),
    central_minor: minor.describe('CGST'),
    state_minor: minor.describe('SGST or UTGST'),
    whole_minor: minor.describe('IGST or VAT'),
  })
  .meta({ id: 'InvoiceLine' });

const shared = {
  number: z.string().meta({ example: 'NOD/26-27/0001' }),
  issued_on: dayField,
  order: z.string(),
  dispatch: z.string().describe('Empty for an invoice of a whole order, and for a credit note.'),
  customer: customerOfRecord,
  currency: currencyField,
  subtotal_minor: minor,
  tax_minor: minor,
  total_minor: minor,
  place_of_supply: z.string(),
  seller_tax_number: z.string(),
  buyer_tax_number: z.string(),
  lines: z.array(invoiceLine),
};

const invoice = z.object({ kind: z.literal('tax_invoice'), ...shared }).meta({ id: 'Invoice' });

const creditNote = z
  .object({
    kind: z.enum(['credit_note', 'debit_note']),
    of_invoice: z.string().describe('Number of the invoice.'),
    ...shared,
  })
  .meta({ id: 'CreditNote' });

const document = z.discriminatedUnion('kind', [invoice, creditNote]);

export const listInvoicesByApi = defineContract({
  path: 'api/v1/invoices/',
  operation: 'listInvoices',
  method: 'GET',
  summary: 'lists tax invoices and credit notes in the order in which they were issued',
  request: feedRequest({
    number: inQuery.text(40),
    kind: kind.optional(),
    order: inQuery.text(40),
    customer: inQuery.customer,
    issued_from: inQuery.day,
    issued_to: inQuery.day,
  }),
  reply: feedReply('Invoice', document),
  refusals: feedRefusals,
  params: feedParams,
});

const ofOne = z.strictObject({
  number: sentText(40),
  kind: kind.default('tax_invoice').describe('An invoice and a credit note may have one number.'),
});

export const readInvoiceByApi = defineContract({
  path: 'api/v1/invoices/:number/',
  operation: 'readInvoice',
  method: 'GET',
  summary: 'reads one tax invoice or credit note',
  request: ofOne,
  reply: document,
});

export const linkInvoicePdfByApi = defineContract({
  path: 'api/v1/invoices/:number/pdf/',
  operation: 'linkInvoicePdf',
  method: 'GET',
  summary:
    'gives a link to the PDF of a tax invoice or credit note, which is valid for five minutes and needs no token',
  request: ofOne,
  reply: z
    .object({
      number: z.string(),
      url: z.string().meta({ format: 'uri-reference' }).describe('On the shop’s address.'),
      expires_at: moment,
    })
    .meta({ id: 'InvoicePdf' }),
});

export const sendInvoiceFileByApi = defineContract({
  path: 'api/v1/invoices/file/',
  operation: 'sendInvoiceFile',
  method: 'POST',
  summary:
    'keeps the PDF of an invoice that was sent with its dispatch; buyers open it in place of a print of the store',
  takesFile: true,
  request: z.strictObject({ number: sentText(30) }),
  reply: z.object({ number: z.string(), bytes: z.number().int() }).meta({ id: 'InvoiceFile' }),
  refusals: {
    file: 'The file is no PDF, damaged, or contains a script.',
    unknown_invoice: 'There is no tax invoice of this number.',
    not_yours: 'The store has made this invoice itself.',
  },
  params: { unknown_invoice: 'number', not_yours: 'number' },
});
