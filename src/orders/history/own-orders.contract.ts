import { z } from 'zod';
import { defineContract, freeText } from '../../lib/contract.ts';
import { orderedLineFields } from '../ordered-lines/ordered-line.contract.ts';

const ownOrder = z.object({
  mysc_order_no: z.string(),
  purchase_order_no: z.string(),
  status: z.string(),
  /** Whether the order was placed before the shop opened. */
  is_test: z.boolean(),
  /** A proforma from Confirmed on, then tax invoices: print_sales_invoice opens them. */
  has_invoice: z.boolean(),
  /** '20 Nov 2026' and '14:05' in the site's time zone. */
  date: z.string(),
  time: z.string(),
  placed_at: z.string(),
  payment: z.string(),
  /** The total with tax, less what is cancelled; for an order that came to nothing, what it would have cost. */
  total: z.number(),
  line_count: z.number(),
  pieces: z.number(),
  sent: z.number(),
  /** How many of the pieces sent have arrived. */
  arrived: z.number(),
  owed: z.number(),
  /** 'YYYY-MM-DD', the last of the days; '' when nothing is owed or no day is known. */
  owed_by: z.string(),
  /** 'YYYY-MM-DD': when the last goods arrived, left or were decided about. */
  changed_on: z.string(),
  /** The numbers of its tax invoices, oldest first. */
  invoices: z.array(z.string()),
  /** The first lines of the order. */
  lines: z.array(z.object(orderedLineFields)),
});
export type OwnOrder = z.infer<typeof ownOrder>;

const ownLine = z.object({
  ...orderedLineFields,
  mysc_order_no: z.string(),
  status: z.string(),
  /** '20 Nov 2026' in the site's time zone. */
  date: z.string(),
  placed_at: z.string(),
});
/** A line with what its order says, for a list of lines of many orders. */
export type OwnLine = z.infer<typeof ownLine>;

const count = z.number();

export const ownOrders = defineContract({
  path: 'api/order_list/',
  method: 'POST',
  summary:
    "Lists the signed-in customer's orders of a period with their state, 20 at a time, newest first unless sorted otherwise.",
  request: z.object({
    /** all, awaiting, on_the_way, delivered or cancelled. */
    state: freeText(20),
    /** any, days_30, days_90, month, last_month, year or last_year; years are financial years. */
    period: freeText(20),
    /** An order, PO or invoice number, or part of an item's name or code. */
    q: freeText(100),
    /**
     * newest, oldest, number, number_down, highest, lowest (by total) or status. Or line by line: by_item, by_brand, by_qty, by_price, by_total,
     * by_tax, by_weight, by_origin or by_status, and each of them with _down.
     */
    sort: freeText(20),
    /** The orders that follow this one in that order, or the lines that follow this row. */
    before: freeText(40),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** None where lines are sorted. */
      orders: z.array(ownOrder),
      /** The lines of the orders found, 50 at a time, where lines are sorted; none otherwise. */
      lines: z.array(ownLine),
      /** How many orders the search found. */
      counts: z.object({ all: count, awaiting: count, on_the_way: count, delivered: count, cancelled: count }),
      has_more: z.boolean(),
    }),
  }),
});
export type OwnOrders = z.infer<typeof ownOrders.reply>['data'];
