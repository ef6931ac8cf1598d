import { z } from 'zod';
import { currencyField, defineContract, instant, textId } from '../../lib/contract.ts';
import { eDocumentForms } from '../../orders/e-documents/e-document-forms.data.ts';
import { orderStatuses } from '../../orders/order-state.rule.ts';
import { partiesWithPincode } from '../../orders/parties.data.ts';
import { type ShortReason, shortReasons } from '../../orders/picks.rule.ts';
import {
  type FaultyPart,
  faultyParts,
  type ReturnReason,
  type ReturnRemedy,
  type ReturnStatus,
  returnReasons,
  returnRemedies,
  returnStatuses,
} from '../../orders/return-requests.rule.ts';
import { returnPicture } from '../../orders/returns/add-return-picture.contract.ts';
import { transportModes } from '../../orders/transport.rule.ts';
import { deskSite } from '../../sites/site-field.ts';
import { recordHistory } from '../audit/audit.contract.ts';

const party = z.object({
  name: z.string(),
  taxNumber: z.string(),
  line: z.string(),
  city: z.string(),
  region: z.string(),
  pincode: z.string(),
  contactName: z.string().optional(),
  contactPhone: z.string().optional(),
});

const branchStock = z.object({
  branch: z.string(),
  sells: z.boolean(),
  shelf: z.string(),
  onHand: z.number(),
  free: z.number(),
});

/** A pick was taken off the shelf and has not left yet; a changed pick has another id. */
const pick = z.object({
  id: z.number(),
  lots: z.array(z.object({ quantity: z.number(), lot: z.string(), origin: z.string(), carton: z.number() })).readonly(),
  short: z.enum(['', ...(Object.keys(shortReasons) as ShortReason[])]),
  by: z.string(),
  at: instant,
});

const orderLine = z.object({
  lineNo: z.number(),
  itemName: z.string(),
  itemCode: z.string(),
  maker: z.string(),
  unit: z.string(),
  origin: z.string(),
  ordered: z.number(),
  reserved: z.number(),
  dispatched: z.number(),
  cancelled: z.number(),
  returned: z.number(),
  owed: z.number(),
  /** The pieces that can leave now: reserved or free where the order is sold. */
  onShelf: z.number(),
  /** The pieces on the shelf that are to be picked; lines of one item share its free pieces. */
  asked: z.number(),
  /** null while nothing is written down. */
  pick: pick.nullable(),
  unitMinor: z.number(),
  discountBp: z.number(),
  totalMinor: z.number(),
  weightKg: z.number(),
  expectedOn: z.string().nullable(),
  stock: z.array(branchStock),
});

const orderStep = z.object({ what: z.string(), at: instant, by: z.string(), note: z.string().nullable() });

const mode = z.enum(['', ...transportModes]);

const orderDispatch = z.object({
  dispatchNo: z.number(),
  branch: z.string(),
  carrier: z.string(),
  transporterId: z.string(),
  mode,
  vehicle: z.string(),
  docket: z.string(),
  docketDay: z.string(),
  tracking: z.string(),
  ewayBill: z.string(),
  cartons: z.number().nullable(),
  weightKg: z.number().nullable(),
  pieces: z.number(),
  dispatchedAt: instant,
  dispatchedBy: z.string(),
  /** null while on the way. */
  deliveredAt: instant.nullable(),
  deliveryNote: z.string().nullable(),
  /** The file that was signed; null until it is added. */
  signedNote: z.object({ id: z.number(), fileName: z.string() }).nullable(),
  invoice: z.string().nullable(),
  lines: z.array(
    z.object({
      lineNo: z.number(),
      itemName: z.string(),
      quantity: z.number(),
      lot: z.string(),
      origin: z.string(),
      carton: z.number().nullable(),
    }),
  ),
});

/** The answer of the portal; none before the document was sent there. */
const eInvoice = z.object({
  state: z.enum(['', 'wanted', 'sent', 'registered', 'cancelled', 'failed']),
  irn: z.string(),
  ackNo: z.string(),
  ackAt: instant.nullable(),
  error: z.string(),
  cancelledAt: instant.nullable(),
  canCancel: z.boolean(),
});

const orderDocument = z.object({
  kind: z.enum(['proforma', 'tax_invoice', 'credit_note']),
  title: z.string(),
  number: z.string(),
  /** null for a proforma, which is issued when it is first opened. */
  issuedOn: z.string().nullable(),
  totalMinor: z.number(),
  /** null where the document needs no registration. */
  eInvoice: eInvoice.nullable(),
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

const returnRequest = z.object({
  returnNo: z.number(),
  status: z.enum(Object.keys(returnStatuses) as [ReturnStatus, ...ReturnStatus[]]),
  invoice: z.string(),
  note: z.string(),
  remedy: z.enum(Object.keys(returnRemedies) as [ReturnRemedy, ...ReturnRemedy[]]),
  requestedAt: instant,
  answer: z.string().nullable(),
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  receivedAt: instant.nullable(),
  receivedBy: z.string().nullable(),
  creditNote: z.string().nullable(),
  pictures: z.array(returnPicture),
  lines: z.array(
    z.object({
      lineNo: z.number(),
      itemName: z.string(),
      unitMinor: z.number(),
      /** The pieces on the invoice. */
      sent: z.number(),
      quantity: z.number(),
      reason: z.enum(Object.keys(returnReasons) as [ReturnReason, ...ReturnReason[]]),
      /** '' where the buyer named none. */
      part: z.enum(['', ...(Object.keys(faultyParts) as FaultyPart[])]),
      /** null until the goods are here. */
      credited: z.number().nullable(),
      restocked: z.boolean().nullable(),
    }),
  ),
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
  reply: z.object({
    success: z.literal(true),
    number: z.string(),
    status: z.enum(orderStatuses),
    company: z.string(),
    email: z.string(),
    placedAt: instant,
    /** Whether the order was placed before the shop opened. */
    isTest: z.boolean(),
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
    billTo: party,
    deliverTo: party,
    payment: z.string(),
    purchaseOrderNo: z.string().nullable(),
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
    /** The transport of the last dispatch of the branch, which the next one begins with. */
    lastTransport: z.object({ carrier: z.string(), transporterId: z.string(), mode }),
    /** Goods of more than this value need an e-way bill; null where there is none. */
    ewayBillAbove: z.number().nullable(),
    lines: z.array(orderLine),
    /** Cartons of what is picked, as far as they were weighed. */
    cartons: z.array(z.object({ cartonNo: z.number(), grossKg: z.number() })),
    /** Billed once the pieces picked have left; what they cost where the whole order was billed before (`is_billed`). */
    picked: z.object({ totalMinor: z.number(), isBilled: z.boolean() }),
    steps: z.array(orderStep),
    dispatches: z.array(orderDispatch),
    documents: z.array(orderDocument),
    returnable: z.array(returnable),
    returns: z.array(returnRequest),
    messages: z.array(
      z.object({
        id: z.number(),
        subject: z.string(),
        receiver: z.string(),
        createdAt: instant,
        sentAt: instant.nullable(),
        givenUpAt: instant.nullable(),
      }),
    ),
    history: recordHistory,
    otherOrders: z.array(
      z.object({ number: z.string(), placedAt: instant, status: z.enum(orderStatuses), totalMinor: z.number() }),
    ),
  }),
});
