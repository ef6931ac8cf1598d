import { z } from 'zod';
import { defineContract, freeText, listOf, optionalDay, requiredDay, textId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { transportModes } from '../../orders/transport.rule.ts';
import { batchReply } from '../batch.contract.ts';
import { feedFields, feedReply } from '../changes/list-fields.contract.ts';

const party = z.object({
  name: z.string(),
  tax_number: z.string(),
  line: z.string(),
  city: z.string(),
  region: z.string(),
  pincode: z.string(),
});

const orderRow = z.object({
  number: z.string(),
  status: z.enum(['Awaiting Internal Approval', 'Confirmed', 'Dispatched', 'Delivered', 'Rejected', 'Cancelled']),
  placed_at: z.string(),
  /** Placed while the shop was closed, and cancelled when it opens: a program leaves it out. */
  test: z.boolean(),
  changed_at: z.string(),
  customer: z.object({ id: z.number().int(), name: z.string(), email: z.string() }),
  branch: z.string(),
  payment: z.enum(['credit', 'transfer', 'online']),
  currency: z.string(),
  subtotal_minor: z.number().int(),
  tax_minor: z.number().int(),
  total_minor: z.number().int(),
  tax_form: z.string(),
  place_of_supply: z.string(),
  purchase_order_no: z.string(),
  wished_date: z.string(),
  remark: z.string(),
  bill_to: party,
  deliver_to: party,
  lines: z.array(
    z.object({
      line_no: z.number().int(),
      kind: z.enum(['item', 'freight']),
      itemcode: z.string(),
      itemname: z.string(),
      brandname: z.string(),
      hsn: z.string(),
      unit: z.string(),
      ordered: z.number().int(),
      reserved: z.number().int(),
      dispatched: z.number().int(),
      cancelled: z.number().int(),
      returned: z.number().int(),
      unit_minor: z.number().int(),
      total_minor: z.number().int(),
      tax_percent: z.number(),
      tax_minor: z.number().int(),
      expected_on: z.string(),
    }),
  ),
  dispatches: z.array(
    z.object({
      number: z.string(),
      carrier: z.string(),
      transporter_id: z.string(),
      transport_mode: z.enum(['', ...transportModes]),
      vehicle: z.string(),
      docket: z.string(),
      docket_day: z.string(),
      tracking: z.string(),
      eway_bill: z.string(),
      dispatched_at: z.string(),
      delivered_at: z.string(),
      invoice: z.string(),
      lines: z.array(
        z.object({ line_no: z.number().int(), quantity: z.number().int(), lot: z.string(), origin: z.string() }),
      ),
    }),
  ),
});

export const listOrdersByApi = defineContract({
  path: 'api/v1/orders/',
  method: 'GET',
  summary: 'lists orders that are new or changed since a cursor, each as it is now',
  request: z.object(feedFields),
  reply: feedReply(orderRow),
});

export const readOrderByApi = defineContract({
  path: 'api/v1/orders/:number/',
  method: 'GET',
  summary: 'reads one order as it is now',
  request: z.object({ number: textId(40) }),
  reply: z.object({ success: z.literal(true), order: orderRow }),
});

const maxBatch = 100;

export const decideOrdersByApi = defineContract({
  path: 'api/v1/orders/decide/',
  method: 'POST',
  summary: 'confirms or rejects orders that wait for approval; the buyers are mailed',
  request: z.object({
    rows: listOf(
      z.object({
        number: textId(40),
        decision: z.enum(['confirm', 'reject']),
        reason: freeText(500).describe('The buyer reads it; needed to reject.'),
      }),
      maxBatch,
    ),
  }),
  reply: batchReply({ number: z.string() }),
});

const amount = z.number().int().min(0).max(1_000_000_000_000);
const ownInvoice = z.object({
  number: textId(30),
  issued_on: requiredDay.describe('At most 30 days ago.'),
  lines: listOf(
    z.object({ line_no: z.number().int().min(1).max(9_999), taxable_minor: amount, tax_minor: amount }),
    500,
  ),
  subtotal_minor: amount,
  tax_minor: amount,
  total_minor: amount,
});

export const recordDispatchesByApi = defineContract({
  path: 'api/v1/dispatches/record/',
  method: 'POST',
  summary: 'records goods that have left, which issues their tax invoice and mails the buyer',
  request: z.object({
    rows: listOf(
      z.object({
        own_number: textId(80).describe('Your number of the dispatch. The same one again changes nothing.'),
        order: textId(40),
        lines: listOf(
          z.object({
            line_no: z.number().int().min(1).max(9_999),
            quantity: z.number(msg('Please enter a valid quantity')).int().min(1).max(1_000_000),
            lot: freeText(40),
            origin: freeText(40),
          }),
          500,
        ).describe('What has left; empty for all that is reserved or free for the order.'),
        carrier: freeText(80),
        transporter_id: freeText(20).describe('GSTIN of the transporter, or its number at the portal of e-way bills.'),
        transport_mode: z
          .enum(['', ...transportModes])
          .default('')
          .describe('How the goods move; road where a vehicle is given.'),
        vehicle: freeText(20).describe('Such as MH01AB1234, 22BH1234AA, TM and a temporary number, DF for the army.'),
        docket: freeText(80).describe('Number of the LR, RR, AWB or BL. A vehicle’s number is understood too.'),
        docket_day: optionalDay.describe('The day of the docket; left out, that of the invoice.'),
        tracking: freeText(300).describe('An https address.'),
        eway_bill: freeText(40),
        cartons: z.number().nullable().optional().describe('1 to 9,999.'),
        weight_kg: z.number().nullable().optional().describe('At most 100,000.'),
        unpaid: freeText(300).describe('Why goods leave although the bank transfer has not come in.'),
        invoice: ownInvoice
          .optional()
          .describe('Your tax invoice for just these goods, where the seller’s own program makes the invoices.'),
      }),
      maxBatch,
    ),
  }),
  reply: batchReply({
    own_number: z.string(),
    repeated: z.boolean().describe('It was recorded by an earlier request.'),
    dispatch: z.string(),
    invoice: z.string(),
    still_owed: z.number().int(),
  }),
});
