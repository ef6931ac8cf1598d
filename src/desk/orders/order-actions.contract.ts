import { z } from 'zod';
import { defineContract, doneReply, freeText, listOf, optionalDay, rowId, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { documentRefusals, fulfilmentRefusals, pickingRefusals, returnRefusals } from '../../orders/order-refusals.ts';
import { partiesWithPincode } from '../../orders/parties.data.ts';
import { transportModes } from '../../orders/transport.rule.ts';
import { deskSite } from '../../sites/site-field.ts';
import { fileReply } from './order-file.contract.ts';

const maxLines = 2_000;
const maxPieces = 1_000_000;
const reasonLength = 500;

/** One order, as staff saw it. */
const order = { site: deskSite, number: textId(40), seen: z.number().int().min(0) };
const lineNo = z.number().int().min(1).max(9_999);
const pieces = z.number('Please enter a valid quantity').int().min(1).max(maxPieces);

export const decideOrderAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/decide/',
  method: 'POST',
  summary: 'approves or rejects an order, or takes its approval back; the buyer is mailed',
  request: z.object({
    ...order,
    decision: z.enum(['approve', 'reject', 'take-back']),
    reason: freeText(reasonLength),
  }),
  reply: doneReply,
  refusals: pickRefusals(fulfilmentRefusals, 'reason', 'changed_meanwhile', 'not_allowed', 'on_hold', 'unknown_order'),
});

/** `written` is false where it was so already. */
const writtenReply = z.object({ success: z.literal(true), written: z.boolean() });

export const holdOrderAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/hold/',
  method: 'POST',
  summary: 'puts an order on hold, or changes its hold: it is not approved, picked or dispatched until it is released',
  request: z.object({
    ...order,
    reason: freeText(reasonLength),
    /** '' for no day; on it the order waits for staff again, still on hold. */
    lookAgainOn: optionalDay,
    isToldToBuyer: z.boolean(),
  }),
  reply: writtenReply,
  refusals: {
    ...pickRefusals(fulfilmentRefusals, 'changed_meanwhile', 'look_again', 'not_allowed', 'unknown_order'),
    reason: 'Please write why the order waits.',
  },
});

export const releaseOrderAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/release/',
  method: 'POST',
  summary: 'releases an order from its hold',
  request: z.object(order),
  reply: writtenReply,
  refusals: pickRefusals(fulfilmentRefusals, 'changed_meanwhile', 'unknown_order'),
});

const shipment = {
  carrier: freeText(80),
  /** GSTIN of the transporter, or its number at the portal of e-way bills. */
  transporterId: freeText(20),
  transportMode: z.enum(['', ...transportModes]).default(''),
  vehicle: freeText(20),
  docket: freeText(80),
  /** '' for the day of the invoice. */
  docketDay: optionalDay,
  tracking: freeText(300),
  ewayBill: freeText(40),
  cartons: z.number().nullable(),
  weightKg: z.number().nullable(),
};

export const dispatchOrderAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/dispatch/',
  method: 'POST',
  summary: 'dispatches what was picked of an order and issues its tax invoice; the buyer is mailed',
  request: z.object({
    ...order,
    /** The picks that staff have seen: what was picked leaves. */
    picks: listOf(rowId, maxLines),
    ...shipment,
    /** Why goods leave although the bank transfer has not come in; '' if they do not. */
    unpaid: freeText(300),
  }),
  reply: z.object({ success: z.literal(true), dispatch: z.string(), invoice: z.string(), stillOwed: z.number() }),
  refusals: {
    ...pickRefusals(
      fulfilmentRefusals,
      'cannot_send',
      'changed_meanwhile',
      'money_missing',
      'no_invoice',
      'not_allowed',
      'nothing_to_send',
      'on_hold',
      'tax_office',
      'test_order',
      'unknown_line',
      'unknown_order',
      'wrong_details',
      'wrong_invoice',
    ),
    ...pickRefusals(pickingRefusals, 'changed_meanwhile', 'not_picked'),
  },
});

export const amendShipmentAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/shipment/',
  method: 'POST',
  summary: 'changes what is written about a dispatch; a new tracking address is mailed to the buyer',
  request: z.object({ ...order, dispatchNo: lineNo, ...shipment }),
  reply: doneReply,
  refusals: pickRefusals(fulfilmentRefusals, 'changed_meanwhile', 'unknown_dispatch', 'unknown_order', 'wrong_details'),
});

export const correctPincodeAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/pincode/',
  method: 'POST',
  summary: 'corrects the PIN code of an address in an order, where the tax office would refuse it',
  request: z.object({ ...order, party: z.enum(partiesWithPincode), pincode: freeText(20) }),
  reply: doneReply,
  refusals: pickRefusals(fulfilmentRefusals, 'changed_meanwhile', 'pincode', 'unknown_order'),
});

export const deliverOrderAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/deliver/',
  method: 'POST',
  summary: 'records that a dispatch has arrived, or takes such a record back',
  request: z.object({ ...order, dispatchNo: lineNo, delivered: z.boolean(), note: freeText(reasonLength) }),
  reply: doneReply,
  refusals: pickRefusals(fulfilmentRefusals, 'changed_meanwhile', 'not_allowed', 'unknown_order'),
});

export const cancelLinesAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/cancel/',
  method: 'POST',
  summary: 'cancels owed pieces with their stock, credit and payment; the buyer is mailed',
  request: z.object({
    ...order,
    lines: listOf(z.object({ lineNo, quantity: pieces }), maxLines),
    reason: freeText(reasonLength),
  }),
  reply: z.object({ success: z.literal(true), pieces: z.number(), stillOwed: z.number(), status: z.string() }),
  refusals: pickRefusals(fulfilmentRefusals, 'reason', 'changed_meanwhile', 'not_allowed', 'unknown_order'),
});

export const returnGoodsAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/return/',
  method: 'POST',
  summary: 'takes goods of a tax invoice back with a credit note; the buyer is mailed',
  request: z.object({
    ...order,
    invoice: textId(40),
    lines: listOf(z.object({ lineNo, quantity: pieces }), maxLines),
    reason: freeText(reasonLength),
    restock: z.boolean(),
  }),
  reply: z.object({ success: z.literal(true), creditNote: z.string(), totalMinor: z.number() }),
  refusals: {
    ...pickRefusals(documentRefusals, 'unknown_invoice'),
    ...pickRefusals(returnRefusals, 'cannot_take_back'),
    ...pickRefusals(fulfilmentRefusals, 'changed_meanwhile'),
    reason: 'Please write a reason. It is printed on the credit note.',
  },
});

export const printOrderFileAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/file/',
  method: 'POST',
  summary: 'prints a document of an order, the packing list of a dispatch, or the labels of its cartons',
  request: z.object({
    site: deskSite,
    number: textId(40),
    /** The printed number; else that of the dispatch, 0 for labels of what is picked and has not left yet. */
    document: textId(60),
    kind: z.enum(['document', 'packing-list', 'labels']),
  }),
  reply: fileReply,
  refusals: {
    ...pickRefusals(documentRefusals, 'unknown_document'),
    ...pickRefusals(fulfilmentRefusals, 'unknown_dispatch'),
    ...pickRefusals(pickingRefusals, 'no_cartons'),
  },
});
