import { z } from 'zod';
import { currencyField, instant } from '../lib/contract.ts';
import { documentKinds } from './document-kinds.data.ts';
import { eInvoiceStates } from './e-invoice-state.data.ts';
import { orderStatuses } from './order-state.rule.ts';
import { type ShortReason, shortReasons } from './picks.rule.ts';
import {
  type FaultyPart,
  faultyParts,
  type ReturnReason,
  type ReturnRemedy,
  type ReturnStatus,
  returnReasons,
  returnRemedies,
  returnStatuses,
} from './return-requests.rule.ts';
import { transportModes } from './transport.rule.ts';

/** The rows of an order, as the desk shows them; what only the server needs stands beside them. */
export const orderLineRow = z.object({
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
  unitMinor: z.number(),
  discountBp: z.number(),
  totalMinor: z.number(),
  weightKg: z.number(),
  expectedOn: z.string().nullable(),
});

/** Why an order waits: it is not approved, picked or dispatched until somebody releases it. */
export const orderHold = z.object({
  reason: z.string(),
  /** Whether the buyer may read the reason; that the order waits he reads anyway. */
  isToldToBuyer: z.boolean(),
  /** The day at the site on which staff look at it again; null for none. */
  lookAgainOn: z.string().nullable(),
  by: z.string(),
  /** ISO timestamp. */
  at: z.string(),
});
export type OrderHold = z.infer<typeof orderHold>;

/** Pieces of one lot in one carton. */
const pickedLot = z.object({ quantity: z.number(), lot: z.string(), origin: z.string(), carton: z.number() });

/** A pick was taken off the shelf and has not left yet; a changed pick has another id. */
export const pickRow = z.object({
  id: z.number(),
  lots: z.array(pickedLot).readonly(),
  short: z.enum(['', ...(Object.keys(shortReasons) as ShortReason[])]),
  by: z.string(),
  at: instant,
});

/** A carton of what is picked that was weighed. */
export const packedCarton = z.object({ cartonNo: z.number(), grossKg: z.number() });

const transportMode = z.enum(['', ...transportModes]);

export const dispatchRow = z.object({
  dispatchNo: z.number(),
  branch: z.string(),
  carrier: z.string(),
  transporterId: z.string(),
  mode: transportMode,
  vehicle: z.string(),
  docket: z.string(),
  /** '' where it is not known. */
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
});

/** The transport of the last dispatch of a branch, which the next one begins with. */
export const lastTransport = dispatchRow.pick({ carrier: true, transporterId: true, mode: true });

export const dispatchedPieces = z.object({
  lineNo: z.number(),
  itemName: z.string(),
  quantity: z.number(),
  lot: z.string(),
  origin: z.string(),
  carton: z.number().nullable(),
});

/** The answer of the portal; none before the document was sent there. */
export const eInvoiceRow = z.object({
  state: z.enum(eInvoiceStates),
  irn: z.string(),
  ackNo: z.string(),
  ackAt: instant.nullable(),
  error: z.string(),
  cancelledAt: instant.nullable(),
});

export const returnRequestLine = z.object({
  lineNo: z.number(),
  itemName: z.string(),
  unitMinor: z.number(),
  quantity: z.number(),
  reason: z.enum(Object.keys(returnReasons) as [ReturnReason, ...ReturnReason[]]),
  /** '' where the buyer named none. */
  part: z.enum(['', ...(Object.keys(faultyParts) as FaultyPart[])]),
  /** null until the goods are here. */
  credited: z.number().nullable(),
  restocked: z.boolean().nullable(),
});

export const returnRequestRow = z.object({
  returnNo: z.number(),
  status: z.enum(Object.keys(returnStatuses) as [ReturnStatus, ...ReturnStatus[]]),
  /** The tax invoice. */
  invoice: z.string(),
  note: z.string(),
  remedy: z.enum(Object.keys(returnRemedies) as [ReturnRemedy, ...ReturnRemedy[]]),
  requestedAt: instant,
  /** Each text that staff wrote on a line of its own. */
  answer: z.string().nullable(),
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  receivedAt: instant.nullable(),
  receivedBy: z.string().nullable(),
  creditNote: z.string().nullable(),
  lines: z.array(returnRequestLine),
});

/** Free pieces can leave to the customer of the order. */
export const orderBranchStock = z.object({
  branch: z.string(),
  /** Whether this branch sells the order. */
  sells: z.boolean(),
  shelf: z.string(),
  onHand: z.number(),
  free: z.number(),
});

/** A message about the order; its subject is written from its template. */
export const orderMessage = z.object({
  id: z.number(),
  receiver: z.string(),
  createdAt: instant,
  sentAt: instant.nullable(),
  givenUpAt: instant.nullable(),
});

/** What `orderStage` asks of an order beside its status: pieces. */
export const stagePieces = z.object({ sent: z.number(), arrived: z.number(), owed: z.number() });

/** Another order of the same customer. */
export const otherOrder = stagePieces.extend({
  number: z.string(),
  placedAt: instant,
  status: z.enum(orderStatuses),
  currency: currencyField,
  totalMinor: z.number(),
});

/** A party as it was when the order was placed or the document issued. */
export const partySnapshot = z.object({
  name: z.string(),
  taxNumber: z.string(),
  line: z.string(),
  city: z.string(),
  region: z.string(),
  pincode: z.string(),
  contactName: z.string().optional(),
  contactPhone: z.string().optional(),
});
export type PartySnapshot = z.input<typeof partySnapshot>;

/** A document of an order, without its lines. */
export const documentRow = z.object({
  id: z.number(),
  kind: z.enum(documentKinds),
  number: z.string(),
  issuedOn: z.string(),
  totalMinor: z.number(),
  /** What is unpaid of a tax invoice on the customer's account. */
  unpaidMinor: z.number(),
  dispatchId: z.number().nullable(),
  /** Whether the seller's own program made the document. */
  isGiven: z.boolean(),
});
export type DocumentSummary = z.input<typeof documentRow>;
