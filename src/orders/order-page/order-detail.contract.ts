import { z } from 'zod';
import { defineContract, textId } from '../../lib/contract.ts';
import { documentKinds } from '../document-kinds.data.ts';
import { orderedLineFields } from '../ordered-lines/ordered-line.contract.ts';
import { orderReturn, returnable } from '../returns/order-returns.contract.ts';

const party = z.object({
  name: z.string(),
  taxNumber: z.string(),
  line: z.string(),
  city: z.string(),
  region: z.string(),
  pincode: z.string(),
});

const orderDetailLine = z.object({
  ...orderedLineFields,
  itemcode: z.string(),
  /** Pieces that the buyer can cancel, and what the order costs less without them, with tax. */
  cancellable: z.number(),
  cancel_value: z.number(),
  list_price: z.number(),
  calculate_discount_percentage: z.number(),
  rfq_no: z.string(),
  /** The requested item, if the quote was for another one, otherwise empty. */
  asked_as: z.string(),
});
export type OrderDetailLine = z.infer<typeof orderDetailLine>;

/** `dispatch` is 0 except for goods that left or arrived. */
const orderStep = z.object({
  what: z.string(),
  /** ISO timestamp. */
  at: z.string(),
  /** 'YYYY-MM-DD' at the site. */
  day: z.string(),
  date: z.string(),
  time: z.string(),
  note: z.string(),
  dispatch: z.number(),
  pieces: z.number(),
});

/** A dispatch of which carrier, docket or tracking address is known; what is not known is ''. */
const orderShipment = z.object({
  /** 'NOD26000119-1'. */
  dispatch: z.string(),
  carrier: z.string(),
  docket: z.string(),
  tracking: z.string(),
});

/** Goods that left together. What is not known is '' or 0. */
const orderDispatch = z.object({
  /** 'NOD26000119-1'. */
  dispatch: z.string(),
  no: z.number(),
  branch: z.string(),
  sent_on: z.string(),
  arrived_on: z.string(),
  /** A note on the arrival, such as who signed. */
  arrival_note: z.string(),
  carrier: z.string(),
  docket: z.string(),
  tracking: z.string(),
  cartons: z.number(),
  weight: z.number(),
  /** The signed delivery note, once staff have added it. */
  signed_note: z.object({ href: z.string(), file_name: z.string(), added_on: z.string() }).optional(),
  lines: z.array(z.object({ item_name: z.string(), brand_name: z.string(), quantity: z.number() })),
});
export type OrderDispatch = z.infer<typeof orderDispatch>;

const orderDocument = z.object({
  kind: z.enum(documentKinds),
  title: z.string(),
  /** The printed number, which print_sales_invoice takes as `document`. */
  number: z.string(),
  /** '' for a proforma that is made when it is first opened. */
  date: z.string(),
  total: z.number(),
  /** What is unpaid of a tax invoice, to be paid at `/statement?pay=<number>`. */
  unpaid: z.number(),
  /** The dispatch that it belongs to, 0 for a paper of the order. */
  dispatch: z.number(),
});
export type OrderDocument = z.infer<typeof orderDocument>;

/** `date` is the day of the refund; until `done`, the day it was requested. */
const orderRefund = z.object({
  amount: z.string(),
  /** When it was requested, as an ISO timestamp. */
  at: z.string(),
  date: z.string(),
  done: z.boolean(),
});
export type OrderRefund = z.infer<typeof orderRefund>;

export const orderDetail = defineContract({
  path: 'api/order_detail/',
  method: 'POST',
  summary: 'Returns an order of the signed-in customer: lines, steps, documents and expected days.',
  request: z.object({ order_no: textId() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      mysc_order_no: z.string(),
      /** The short name of the branch that sells. */
      branch: z.string(),
      status: z.string(),
      /** Whether it was placed before the shop opened: nothing is to be paid, and no goods leave. */
      is_test: z.boolean(),
      /** Left out unless the order waits; the reason is '' unless staff let the buyer read it. */
      on_hold: z.object({ reason: z.string() }).optional(),
      date: z.string(),
      time: z.string(),
      placed_at: z.string(),
      lines: z.array(orderDetailLine),
      steps: z.array(orderStep),
      documents: z.array(orderDocument),
      shipments: z.array(orderShipment),
      dispatches: z.array(orderDispatch),
      /** What the buyer can ask to return of each tax invoice; lines of an open request are left out. */
      returnable: z.array(returnable),
      returns: z.array(orderReturn),
      owed: z.number(),
      owed_by: z.string(),
      subtotal: z.number(),
      gst_total: z.number(),
      total: z.number(),
      /** The total without what was cancelled since. */
      total_now: z.number(),
      weight: z.number(),
      tax_words: z.string(),
      place_of_supply: z.string(),
      bill_to: party,
      deliver_to: party,
      payment: z.string(),
      paid_by: z.enum(['online', 'credit', 'transfer']),
      /** The missing amount of a bank transfer; left out when nothing is missing. */
      to_transfer: z.number().optional(),
      /** Refunds of online payments, oldest first; left out when there are none. */
      given_back: z.array(orderRefund).optional(),
      purchase_order_no: z.string(),
      same_po: z.array(z.string()),
      wished_date: z.string(),
      remark: z.string(),
      /** Who of the sales desk entered the order; left out where the buyer placed it. */
      entered_by: z.string().optional(),
      may_cancel: z.boolean(),
      may_change_po: z.boolean(),
    }),
  }),
});
export type OrderDetail = z.infer<typeof orderDetail.reply>['data'];
