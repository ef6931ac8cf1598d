import { z } from 'zod';
import { myPaper, requestedPaper } from '../../account/papers/papers.contract.ts';
import { drawingFields } from '../../catalogue/items/item.contract.ts';
import { defineContract } from '../../lib/contract.ts';

/** Amounts in major units before tax, except invoices, which include it; days 'YYYY-MM-DD', '' where there is none. */
const item = {
  itemid: z.number(),
  itemname: z.string(),
  brandname: z.string(),
  cattype: z.string(),
  ...drawingFields,
  quantity: z.number(),
};

const answeredQuotes = z.object({
  /** All quotes that can be ordered today; `lines` are the first to end. */
  total: z.number(),
  lines: z.array(
    z.object({
      ...item,
      rfi: z.string(),
      line_id: z.number(),
      itemcode: z.string(),
      unit_price: z.number(),
      total: z.number(),
      valid_until: z.string(),
      in_cart: z.boolean(),
    }),
  ),
  waiting: z.number(),
  waiting_since: z.string(),
});

const openInvoices = z.object({
  total: z.number(),
  unpaid: z.number(),
  overdue: z.number(),
  on_account: z.number(),
  /** The invoices that fall due first. */
  invoices: z.array(
    z.object({
      number: z.string(),
      order_no: z.string(),
      /** Taken over from the books before this store. */
      brought_forward: z.boolean(),
      due_on: z.string(),
      /** How many days the due day is over; below 0 before it. */
      days_over: z.number(),
      /** Whether the credit period and its grace are over. */
      overdue: z.boolean(),
      unpaid: z.number(),
    }),
  ),
  /** null without credit terms. */
  credit: z
    .object({
      limit: z.number(),
      open_orders: z.number(),
      available: z.number(),
      over_limit: z.number(),
      period_days: z.number(),
      grace_days: z.number(),
    })
    .nullable(),
});

const onTheWay = z.object({
  total: z.number(),
  orders: z.array(
    z.object({
      order_no: z.string(),
      purchase_order_no: z.string(),
      /** rest: a part has arrived; sent: goods are on the road. */
      stage: z.enum(['approval', 'preparing', 'rest', 'sent']),
      pieces: z.number(),
      lines: z.number(),
      /** The name of the item in an order of one line; else ''. */
      item_name: z.string(),
      branch: z.string(),
      sent_on: z.string(),
      expected_on: z.string(),
      tracking: z.string(),
    }),
  ),
});

const cartSummary = z.object({
  lines: z.number(),
  /** Lines that can be ordered today. */
  ready: z.number(),
  total: z.number(),
  changed_at: z.string(),
  newest: z.array(z.object(item)),
});

const orderedBefore = z.array(
  z.object({
    ...item,
    itemcode: z.string(),
    last_on: z.string(),
    /** The order it was last in, and how many lines that has. */
    order_no: z.string(),
    order_lines: z.number(),
    /** 'every 5 weeks'; '' for an item that was ordered once. */
    rhythm: z.string(),
    last_price: z.number(),
    /** Today's price for the last quantity; 0 on request. */
    your_price: z.number(),
    Availability: z.string(),
    exp_dod: z.string(),
    free_stock: z.number(),
  }),
);

/** How far an account that is not Active yet has come; times are ISO 8601. */
const progress = z.object({
  signed_up_at: z.string(),
  verified_at: z.string(),
  profile_at: z.string(),
  /** The time by which the seller promises to check the profile; '' when there is no such moment to come. */
  checked_by: z.string(),
  /** What staff have written about the account. */
  reason: z.string(),
  /** Whether it was rejected or is on hold, and nothing has come from the buyer since. */
  needs_correction: z.boolean(),
  papers: z.array(myPaper),
  asked: z.array(requestedPaper),
});

const work = z.object({
  quotes: answeredQuotes,
  money: openInvoices,
  on_the_way: onTheWay,
  cart: cartSummary,
  ordered_before: orderedBefore,
});

export const buyerHome = defineContract({
  path: 'api/buyer_home/',
  method: 'GET',
  summary:
    "Lists what waits for the signed-in buyer: answered quotes, invoices to pay, orders on the way, the cart, what was ordered before, and the account's progress.",
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    /** The day at the site. */
    today: z.string(),
    /** null until the e-mail address is verified. */
    work: work.nullable(),
    /** null for an Active account. */
    progress: progress.nullable(),
  }),
});
export type BuyerHome = z.infer<typeof buyerHome.reply>;
export type BuyerWork = NonNullable<BuyerHome['work']>;
