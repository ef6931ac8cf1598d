import { z } from 'zod';
import { currencyField, defineContract, listOf, optionalText, sentText } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { orderStatuses } from '../../orders/order-state.rule.ts';
import { transportModes } from '../../orders/transport.rule.ts';
import { apiOrderRefusals, ownNumberRefusals } from '../api-refusals.ts';
import { defineBatchContract } from '../batches/batch.contract.ts';
import { feedParams, feedRefusals, feedReply, feedRequest } from '../changes/feed.contract.ts';
import { customerOfRecord, dayField, inQuery, minor, moment, sentDay, taxPercent } from '../fields.contract.ts';

const orderNumber = 'NOD26000119';

/** The address as it was when the order was placed. */
const address = z
  .object({
    name: z.string(),
    tax_number: z.string(),
    line: z.string(),
    city: z.string(),
    region: z.string(),
    pincode: z.string(),
  })
  .meta({
    id: 'Address',
    example: {
      name: 'Steel Works',
      tax_number: '27AAAPL1234C1Z3',
      line: '12 Mill Road',
      city: 'Pune',
      region: 'Maharashtra',
      pincode: '411001',
    },
  });

const orderLine = z
  .object({
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
    unit_minor: minor,
    total_minor: minor,
    tax_percent: taxPercent,
    tax_minor: minor,
    expected_on: dayField.nullable(),
  })
  .meta({ id: 'OrderLine' });

const lineNo = z.number().int().min(1).max(9_999).describe('Of the line of the order.');
const pieces = z.number(msg('Please enter a valid quantity')).int().min(1).max(1_000_000);

const dispatch = z
  .object({
    number: z.string().meta({ example: `${orderNumber}-1` }),
    carrier: z.string(),
    transporter_id: z.string(),
    transport_mode: z.enum(['', ...transportModes]),
    vehicle: z.string(),
    docket: z.string(),
    docket_day: dayField.nullable(),
    tracking: z.string().nullable().meta({ format: 'uri' }),
    eway_bill: z.string(),
    cartons: z.number().int().nullable(),
    weight_kg: z.number().nullable(),
    dispatched_at: moment,
    delivered_at: moment.nullable(),
    invoice: z.string().describe('Its number; empty where the order was invoiced as a whole.'),
    lines: z.array(
      z
        .object({ line_no: z.number().int(), quantity: z.number().int(), lot: z.string(), origin: z.string() })
        .meta({ id: 'DispatchLine' }),
    ),
  })
  .meta({ id: 'Dispatch' });

const order = z
  .object({
    number: z.string().meta({ example: orderNumber }),
    status: z.enum(orderStatuses),
    placed_at: moment,
    test: z.boolean().describe('Placed before the shop opened, and cancelled by the opening: leave it out.'),
    changed_at: moment,
    customer: customerOfRecord,
    branch: z.string(),
    payment: z.enum(['credit', 'transfer', 'online']),
    currency: currencyField,
    subtotal_minor: minor,
    tax_minor: minor,
    total_minor: minor,
    tax_form: z.string(),
    place_of_supply: z.string(),
    purchase_order_no: z.string(),
    wished_date: dayField.nullable(),
    remark: z.string(),
    bill_to: address,
    deliver_to: address,
    lines: z.array(orderLine),
    dispatches: z.array(dispatch),
  })
  .meta({ id: 'Order' });

export const listOrdersByApi = defineContract({
  path: 'api/v1/orders/',
  operation: 'listOrders',
  method: 'GET',
  summary: 'lists orders that are new or changed since a cursor, each as it is now',
  request: feedRequest({
    number: inQuery.text(40),
    status: z.enum(orderStatuses).optional(),
    customer: inQuery.customer,
    placed_from: inQuery.day,
    placed_to: inQuery.day,
  }),
  reply: feedReply('Order', order),
  refusals: feedRefusals,
  params: feedParams,
});

export const readOrderByApi = defineContract({
  path: 'api/v1/orders/:number/',
  operation: 'readOrder',
  method: 'GET',
  summary: 'reads one order as it is now',
  request: z.strictObject({ number: sentText(40) }),
  reply: order,
});

const maxBatch = 100;

const orderRefusals = {
  unknown_order: 'There is no such order on this site.',
  changed_meanwhile: 'Somebody changed the order in the same moment.',
  not_allowed: 'The status of the order does not allow it.',
  on_hold: 'Staff have put the order on hold.',
} as const;

export const decideOrdersByApi = defineBatchContract({
  path: 'api/v1/orders/decide/',
  operation: 'decideOrders',
  summary: 'confirms or rejects orders that wait for approval; the buyers are mailed',
  request: z.object({
    rows: listOf(
      z
        .object({
          number: sentText(40),
          decision: z.enum(['confirm', 'reject']),
          reason: optionalText(500).describe('The buyer reads it; needed to reject.'),
        })
        .meta({ id: 'DecisionInput', example: { number: orderNumber, decision: 'confirm' } }),
      maxBatch,
    ),
  }),
  name: 'Decision',
  saved: z.object({ number: z.string() }),
  rowRefusals: { ...orderRefusals, ...apiOrderRefusals },
  params: { unknown_order: 'number', not_allowed: 'decision', on_hold: 'decision', reason_missing: 'reason' },
});

const amount = minor.min(0).max(1_000_000_000_000);

const ownInvoice = z
  .object({
    number: sentText(30),
    issued_on: sentDay.describe('At most 30 days ago.'),
    lines: listOf(z.object({ line_no: lineNo, taxable_minor: amount, tax_minor: amount }), 500),
    subtotal_minor: amount,
    tax_minor: amount,
    total_minor: amount,
  })
  .meta({ id: 'OwnInvoice' });

export const recordDispatchesByApi = defineBatchContract({
  path: 'api/v1/dispatches/record/',
  operation: 'recordDispatches',
  summary: 'records goods that have left, which issues their tax invoice and mails the buyer',
  request: z.object({
    rows: listOf(
      z
        .object({
          own_number: sentText(80).describe('Your number of the dispatch. The same one again changes nothing.'),
          order: sentText(40),
          lines: listOf(
            z
              .object({ line_no: lineNo, quantity: pieces, lot: optionalText(40), origin: optionalText(40) })
              .meta({ id: 'DispatchLineInput' }),
            500,
          )
            .nullish()
            .transform((sent) => sent ?? [])
            .describe('What has left; empty for all that is reserved or free for the order.'),
          carrier: optionalText(80),
          transporter_id: optionalText(20).describe(
            'GSTIN of the transporter, or its number at the portal of e-way bills.',
          ),
          transport_mode: z
            .enum(['', ...transportModes])
            .nullish()
            .describe('How the goods move; road where a vehicle is given.'),
          vehicle: optionalText(20).describe(
            'Such as MH01AB1234, 22BH1234AA, TM and a temporary number, DF for the army.',
          ),
          docket: optionalText(80).describe('Number of the LR, RR, AWB or BL. A vehicle’s number is understood too.'),
          docket_day: sentDay.nullish().describe('The day of the docket; left out, that of the invoice.'),
          tracking: sentText(300).nullish().meta({ format: 'uri' }).describe('An https address.'),
          eway_bill: optionalText(40),
          cartons: z.number().nullish().describe('1 to 9,999.'),
          weight_kg: z.number().nullish().describe('At most 100,000.'),
          unpaid: optionalText(300).describe('Why goods leave although the bank transfer has not come in.'),
          own_invoice: ownInvoice
            .nullish()
            .describe('Your tax invoice for just these goods, where the seller’s own program makes the invoices.'),
        })
        .meta({
          id: 'DispatchInput',
          example: { own_number: 'D-1', order: orderNumber, lines: [{ line_no: 1, quantity: 2 }], carrier: 'Own van' },
        }),
      maxBatch,
    ),
  }),
  name: 'Dispatch',
  saved: z.object({
    own_number: z.string(),
    repeated: z.boolean().describe('It was recorded by an earlier request.'),
    dispatch: z.string().describe('Its number.'),
    invoice: z.string().describe('Its number; empty where the order was invoiced as a whole.'),
    still_owed: z.number().int(),
  }),
  rowRefusals: {
    ...orderRefusals,
    ...ownNumberRefusals,
    test_order: 'The order was placed before the shop opened.',
    wrong_details: 'A detail of the shipment is not right.',
    not_picked: 'A line of the order is being picked.',
    nothing_to_send: 'Nothing of the order is on the shelf.',
    unknown_line: 'The order has no such line.',
    cannot_send: 'A line has more pieces than are owed or in stock.',
    money_missing: 'The bank transfer of the order has not come in.',
    no_invoice: 'The dispatch needs your invoice.',
    wrong_invoice: 'Your invoice does not fit the goods.',
    tax_office: 'The tax office would refuse the invoice: the message says what to correct.',
  },
  params: {
    unknown_order: 'order',
    not_allowed: 'order',
    on_hold: 'order',
    test_order: 'order',
    changed_meanwhile: 'order',
    no_number: 'own_number',
    other_content: 'own_number',
    money_missing: 'unpaid',
    unknown_line: 'lines',
    cannot_send: 'lines',
    nothing_to_send: 'lines',
    not_picked: 'lines',
    no_invoice: 'own_invoice',
    wrong_invoice: 'own_invoice',
  },
});
