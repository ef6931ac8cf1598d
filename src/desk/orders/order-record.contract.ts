import { z } from 'zod';
import { currencyField, defineContract, instant, textId } from '../../lib/contract.ts';
import { eDocumentForms } from '../../orders/e-documents/e-document-forms.data.ts';
import { eInvoiceStates } from '../../orders/e-invoice-state.data.ts';
import {
  dispatchedPieces,
  dispatchRow,
  documentRow,
  eInvoiceRow,
  lastTransport,
  orderBranchStock,
  orderHold,
  orderLineRow,
  orderMessage,
  otherOrder,
  packedCarton,
  partySnapshot,
  pickRow,
  returnRequestLine,
  returnRequestRow,
  stagePieces,
} from '../../orders/order-rows.contract.ts';
import { orderStatuses } from '../../orders/order-state.rule.ts';
import { partiesWithPincode } from '../../orders/parties.data.ts';
import { returnPicture } from '../../orders/returns/add-return-picture.contract.ts';
import { entryChannels } from '../../rfi/entry-channel.data.ts';
import { deskSite } from '../../sites/site-field.ts';
import { recordHistory } from '../audit/audit.contract.ts';

const orderLine = orderLineRow.extend({
  owed: z.number(),
  /** The pieces that can leave now: reserved or free where the order is sold. */
  onShelf: z.number(),
  /** The pieces on the shelf that are to be picked; lines of one item share its free pieces. */
  asked: z.number(),
  /** null while nothing is written down. */
  pick: pickRow.nullable(),
  stock: z.array(orderBranchStock),
});

const orderStep = z.object({ what: z.string(), at: instant, by: z.string(), note: z.string().nullable() });

const orderDispatch = dispatchRow.extend({
  /** The file that was signed; null until it is added. */
  signedNote: z.object({ id: z.number(), fileName: z.string() }).nullable(),
  invoice: z.string().nullable(),
  lines: z.array(dispatchedPieces),
});

const orderDocument = documentRow.extend({
  title: z.string(),
  /** null for a proforma, which is issued when it is first opened. */
  issuedOn: z.string().nullable(),
  /** null where the document needs no registration; without a state until it is sent. */
  eInvoice: eInvoiceRow.extend({ state: z.enum(['', ...eInvoiceStates]), canCancel: z.boolean() }).nullable(),
  files: z.array(z.enum(eDocumentForms)),
});

/** The lines of a tax invoice that can still be taken back. */
const returnable = z.object({
  invoice: z.string(),
  lines: z.array(
    z.object({
      lineNo: z.number(),
      itemName: z.string(),
      quantity: z.number(),
      left: z.number(),
      unitMinor: z.number(),
    }),
  ),
});

const returnRequest = returnRequestRow.extend({
  pictures: z.array(returnPicture),
  /** `sent` are the pieces on the invoice. */
  lines: z.array(returnRequestLine.extend({ sent: z.number() })),
});

/** `path` leads to where it is corrected; `pincode_of` names the party whose PIN code is corrected in the order. */
const check = z.object({
  ok: z.boolean(),
  text: z.string(),
  path: z.string(),
  pincodeOf: z.enum(['', ...partiesWithPincode]),
});

export const orderAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/',
  method: 'GET',
  summary: 'returns an order with its life, lines, stock, documents, money, messages and history',
  request: z.object({ site: deskSite, number: textId(40) }),
  reply: stagePieces.extend({
    success: z.literal(true),
    number: z.string(),
    status: z.enum(orderStatuses),
    customerId: z.number(),
    company: z.string(),
    email: z.string(),
    placedAt: instant,
    /** Whether the order was placed before the shop opened. */
    isTest: z.boolean(),
    hold: orderHold.nullable(),
    currency: currencyField,
    subtotalMinor: z.number(),
    taxMinor: z.number(),
    totalMinor: z.number(),
    /** The total without what was cancelled since. */
    totalNowMinor: z.number(),
    weightKg: z.number(),
    taxLabel: z.string(),
    taxWords: z.string(),
    placeOfSupply: z.string(),
    billTo: partySnapshot,
    deliverTo: partySnapshot,
    payment: z.string(),
    purchaseOrderNo: z.string().nullable(),
    /** Who of the staff entered the order for the customer, how the customer had asked, and why without a PO number. */
    enteredBy: z.string().nullable(),
    enteredVia: z.enum(entryChannels).nullable(),
    noPurchaseOrder: z.string().nullable(),
    wishedDate: z.string().nullable(),
    remark: z.string().nullable(),
    /** The version that staff have seen, sent back with a change: it is refused when somebody else was first. */
    seen: z.number(),
    checks: z.array(check),
    /** All amounts are in minor units. */
    money: z.object({
      cameIn: z.number(),
      onAccount: z.number(),
      unpaid: z.number(),
      uninvoiced: z.number(),
      /** The used part of the customer's limit: what is not invoiced yet, and unpaid invoices. */
      creditUsed: z.number(),
      /** The amount that must come in before goods leave. */
      missing: z.number(),
      refunds: z.array(z.object({ amountMinor: z.number(), at: z.string(), done: z.boolean() })),
    }),
    lastTransport,
    /** Goods of more than this value need an e-way bill; null where there is none. */
    ewayBillAbove: z.number().nullable(),
    lines: z.array(orderLine),
    /** Cartons of what is picked, as far as they were weighed. */
    cartons: z.array(packedCarton),
    /** Billed once the pieces picked have left; what they cost where the whole order was billed before (`is_billed`). */
    picked: z.object({ totalMinor: z.number(), isBilled: z.boolean() }),
    steps: z.array(orderStep),
    dispatches: z.array(orderDispatch),
    documents: z.array(orderDocument),
    returnable: z.array(returnable),
    returns: z.array(returnRequest),
    messages: z.array(orderMessage.extend({ subject: z.string() })),
    history: recordHistory,
    otherOrders: z.array(otherOrder),
  }),
});
