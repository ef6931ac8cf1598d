import { z } from 'zod';
import { currencyField, defineContract, listOf, optionalText, sentText } from '../../lib/contract.ts';
import { maxReceiptMinor } from '../../payments/receipts/receipt-refusal.rule.ts';
import { ownNumberRefusals } from '../api-refusals.ts';
import { defineBatchContract } from '../batches/batch.contract.ts';
import { feedParams, feedRefusals, feedReply, feedRequest } from '../changes/feed.contract.ts';
import { customerOfRecord, dayField, inQuery, minor, sentCustomer, sentDay } from '../fields.contract.ts';

const receipt = z
  .object({
    number: z.string().meta({ example: 'NODP26000012' }),
    customer: customerOfRecord,
    currency: currencyField,
    amount_minor: minor,
    reference: z.string(),
    received_on: dayField,
    online: z.boolean(),
  })
  .meta({ id: 'Receipt' });

export const listReceiptsByApi = defineContract({
  path: 'api/v1/receipts/',
  operation: 'listReceipts',
  method: 'GET',
  summary: 'lists money that has come in, online payments included, in the order in which it was recorded',
  request: feedRequest({
    number: inQuery.text(40),
    customer: inQuery.customer,
    received_from: inQuery.day,
    received_to: inQuery.day,
  }),
  reply: feedReply('Receipt', receipt),
  refusals: feedRefusals,
  params: feedParams,
});

export const readReceiptByApi = defineContract({
  path: 'api/v1/receipts/:number/',
  operation: 'readReceipt',
  method: 'GET',
  summary: 'reads one receipt',
  request: z.strictObject({ number: sentText(40) }),
  reply: receipt,
});

export const recordReceiptsByApi = defineBatchContract({
  path: 'api/v1/receipts/record/',
  operation: 'recordReceipts',
  summary: 'records money that has come in and pays invoices with it; the customers are mailed',
  request: z.object({
    rows: listOf(
      z
        .object({
          own_number: sentText(80).describe('Your number of the receipt. The same one again changes nothing.'),
          customer: sentCustomer,
          amount_minor: minor.min(1).max(maxReceiptMinor),
          reference: optionalText(80).describe('As the bank writes it.'),
          received_on: sentDay.nullish().describe('Today when left out.'),
          invoices: listOf(sentText(40), 200)
            .nullish()
            .transform((sent) => sent ?? [])
            .describe('Paid first; empty for the oldest.'),
        })
        .meta({
          id: 'ReceiptInput',
          example: {
            own_number: 'R-1',
            customer: { email: 'buyer@customer.example' },
            amount_minor: 41_250,
            reference: 'NEFT 7',
            invoices: ['NOD/26-27/0001'],
          },
        }),
      100,
    ),
  }),
  name: 'Receipt',
  saved: z.object({
    own_number: z.string(),
    repeated: z.boolean().describe('It was recorded by an earlier request.'),
    receipt: z.string().describe('Its number.'),
    paid: z.array(z.object({ invoice: z.string(), amount_minor: minor }).meta({ id: 'PaidInvoice' })),
    on_account_minor: minor,
  }),
  rowRefusals: {
    ...ownNumberRefusals,
    unknown_customer: 'There is no such customer on this site.',
    wrong_amount: 'The amount cannot be.',
    reference_missing: 'The receipt has no reference.',
    wrong_day: 'The day is in the future or more than a year ago.',
    unknown_invoice: 'One of the invoices is no open invoice of the customer.',
  },
  params: {
    no_number: 'own_number',
    other_content: 'own_number',
    unknown_customer: 'customer.email',
    wrong_amount: 'amount_minor',
    reference_missing: 'reference',
    wrong_day: 'received_on',
    unknown_invoice: 'invoices',
  },
});
