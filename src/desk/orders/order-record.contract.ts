import { z } from 'zod';
import { defineContract, textId } from '../../lib/contract.ts';
import { eDocumentForms } from '../../orders/e-documents/e-document-forms.data.ts';
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
  on_hand: z.number(),
  free: z.number(),
});

/** What was taken off the shelf and has not left yet; a changed pick has another id. */
const pick = z.object({
  id: z.number(),
  lots: z.array(z.object({ quantity: z.number(), lot: z.string(), origin: z.string(), carton: z.number() })),
  short: z.enum(['', ...(Object.keys(shortReasons) as ShortReason[])]),
  by: z.string(),
  at: z.string(),
});

const orderLine = z.object({
  line_no: z.number(),
  item_name: z.string(),
  item_code: z.string(),
  maker: z.string(),
  unit: z.string(),
  origin: z.string(),
  ordered: z.number(),
  reserved: z.number(),
  dispatched: z.number(),
  cancelled: z.number(),
  returned: z.number(),
  owed: z.number(),
  /** What can leave now: reserved or free where the order is sold. */
  on_shelf: z.number(),
  /** What of these is to be picked; lines of one item share its free pieces. */
  asked: z.number(),
  /** null while nothing is written down. */
  pick: pick.nullable(),
  unit_minor: z.number(),
  discount_bp: z.number(),
  total_minor: z.number(),
  weight_kg: z.number(),
  /** 'YYYY-MM-DD' or ''. */
  expected_on: z.string(),
  stock: z.array(branchStock),
});

const orderStep = z.object({ what: z.string(), at: z.string(), by: z.string(), note: z.string() });

const transportMode = z.enum(['', ...transportModes]);

const orderDispatch = z.object({
  dispatch_no: z.number(),
  branch: z.string(),
  carrier: z.string(),
  transporter_id: z.string(),
  transport_mode: transportMode,
  vehicle: z.string(),
  docket: z.string(),
  docket_day: z.string(),
  tracking: z.string(),
  eway_bill: z.string(),
  cartons: z.number().nullable(),
  weight_kg: z.number().nullable(),
  pieces: z.number(),
  sent_at: z.string(),
  sent_by: z.string(),
  /** '' while on the way. */
  delivered_at: z.string(),
  delivery_note: z.string(),
  /** The file that was signed; null until it is added. */
  signed_note: z.object({ id: z.number(), file_name: z.string() }).nullable(),
  invoice: z.string(),
  lines: z.array(
    z.object({
      line_no: z.number(),
      item_name: z.string(),
      quantity: z.number(),
      lot: z.string(),
      origin: z.string(),
      carton: z.number().nullable(),
    }),
  ),
});

/** What the portal said; moments and texts are '' until there are any. */
const eInvoice = z.object({
  state: z.enum(['', 'wanted', 'sent', 'registered', 'cancelled', 'failed']),
  irn: z.string(),
  ack_no: z.string(),
  ack_at: z.string(),
  error: z.string(),
  cancelled_at: z.string(),
  can_cancel: z.boolean(),
});

const orderDocument = z.object({
  kind: z.enum(['proforma', 'tax_invoice', 'credit_note']),
  title: z.string(),
  number: z.string(),
  issued_on: z.string(),
  total_minor: z.number(),
  /** null where the document needs no registration. */
  e_invoice: eInvoice.nullable(),
  files: z.array(z.enum(eDocumentForms)),
});

/** What can still be taken back of a tax invoice. */
const returnable = z.object({
  invoice: z.string(),
  lines: z.array(
    z.object({
      line_no: z.number(),
      item_name: z.string(),
      quantity: z.number(),
      left: z.number(),
      unit_minor: z.number(),
    }),
  ),
});

const returnRequest = z.object({
  return_no: z.number(),
  status: z.enum(Object.keys(returnStatuses) as [ReturnStatus, ...ReturnStatus[]]),
  invoice: z.string(),
  note: z.string(),
  remedy: z.enum(Object.keys(returnRemedies) as [ReturnRemedy, ...ReturnRemedy[]]),
  requested_at: z.string(),
  /** Moments, names and texts are '' until there are any. */
  answer: z.string(),
  decided_at: z.string(),
  decided_by: z.string(),
  received_at: z.string(),
  received_by: z.string(),
  credit_note: z.string(),
  pictures: z.array(returnPicture),
  lines: z.array(
    z.object({
      line_no: z.number(),
      item_name: z.string(),
      unit_minor: z.number(),
      /** On the invoice. */
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
  pincode_of: z.enum(['', ...partiesWithPincode]),
});

export const orderAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/',
  method: 'GET',
  summary: 'returns an order with its life, lines, stock, documents, money, messages and history',
  request: z.object({ site: deskSite, number: textId(40) }),
  reply: z.object({
    success: z.literal(true),
    number: z.string(),
    status: z.string(),
    company: z.string(),
    email: z.string(),
    placed_at: z.string(),
    /** Placed before the shop opened. */
    test: z.boolean(),
    currency: z.enum(['INR', 'AED']),
    subtotal_minor: z.number(),
    tax_minor: z.number(),
    total_minor: z.number(),
    /** Without what was cancelled since. */
    total_now_minor: z.number(),
    weight_kg: z.number(),
    tax_label: z.string(),
    tax_words: z.string(),
    place_of_supply: z.string(),
    bill_to: party,
    deliver_to: party,
    payment: z.string(),
    purchase_order_no: z.string(),
    wished_date: z.string(),
    remark: z.string(),
    /** What staff have seen; sent back with a change, which is refused when somebody else was first. */
    seen: z.number(),
    checks: z.array(check),
    /** In minor units. */
    money: z.object({
      came_in: z.number(),
      on_account: z.number(),
      unpaid: z.number(),
      uninvoiced: z.number(),
      /** Of the customer's limit: what is not invoiced yet, and unpaid invoices. */
      credit_used: z.number(),
      /** Must come in before goods leave. */
      missing: z.number(),
      refunds: z.array(z.object({ amount_minor: z.number(), at: z.string(), done: z.boolean() })),
    }),
    /** Of the last dispatch of the branch, which the next one begins with. */
    last_transport: z.object({ carrier: z.string(), transporter_id: z.string(), transport_mode: transportMode }),
    /** Goods of more than this value need an e-way bill; null where there is none. */
    eway_bill_above: z.number().nullable(),
    lines: z.array(orderLine),
    /** Cartons of what is picked, as far as they were weighed. */
    cartons: z.array(z.object({ carton_no: z.number(), gross_kg: z.number() })),
    /** Billed once the pieces picked have left; what they cost where the whole order was billed before (`is_billed`). */
    picked: z.object({ total_minor: z.number(), is_billed: z.boolean() }),
    steps: z.array(orderStep),
    dispatches: z.array(orderDispatch),
    documents: z.array(orderDocument),
    returnable: z.array(returnable),
    returns: z.array(returnRequest),
    messages: z.array(
      z.object({ id: z.number(), subject: z.string(), receiver: z.string(), at: z.string(), state: z.string() }),
    ),
    history: recordHistory,
    other_orders: z.array(
      z.object({ number: z.string(), placed_at: z.string(), status: z.string(), total_minor: z.number() }),
    ),
  }),
});
