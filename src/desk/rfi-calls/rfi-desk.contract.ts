import { z } from 'zod';
import { defineContract, freeText, textId } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';

const rfiStates = ['Stock', 'Awaiting quote', 'Declined', 'Expired', 'Withdrawn', 'Ordered'] as const;

const queuedRfi = z.object({
  number: z.string(),
  asked_at: z.string(),
  company: z.string(),
  reference: z.string(),
  wished_date: z.string(),
  lines: z.number(),
  /** Lines to answer now. */
  waiting: z.number(),
  /** Lines that wait for the maker, and the day on which the first comes back, or ''. */
  at_maker: z.number(),
  maker_until: z.string(),
  /** Who works on it, or ''. */
  assignee: z.string(),
  /** Lines with a quote that can be ordered. */
  quoted: z.number(),
  ordered: z.number(),
  /** Last day of the quote that ends first, or ''. */
  ends_on: z.string(),
  /** When the answer is due; '' where no line is to be answered now. */
  due_at: z.string(),
});
export type QueuedRfiRow = z.infer<typeof queuedRfi>;

export const listRfisAtDesk = defineContract({
  path: 'desk/api/:site/rfis/',
  method: 'GET',
  summary:
    "lists RFIs: by default those that wait for an answer, oldest first; view 'mine' one's own, 'nobody' those nobody works on, 'maker' those that wait for a maker, 'quoted' those with open quotes, 'ending' those with a quote that ends by tomorrow, 'all' every one",
  request: z.object({ site: deskSite, ...listFields }),
  reply: listReply(queuedRfi),
});

/** Amounts are minor units before tax. */
const deskLine = z.object({
  line_no: z.number(),
  /** The number of the line beside which it is offered, else 0. */
  alternative_to: z.number(),
  /** Changes with every change by staff; sent back with an answer. */
  revision: z.number(),
  state: z.enum(rfiStates),
  item_id: z.number().nullable(),
  item_code: z.string(),
  item_name: z.string(),
  maker: z.string(),
  category: z.string(),
  asked_as: z.string(),
  quantity: z.number(),
  unit: z.string(),
  carton: z.number(),
  drawing: z.object({
    type: z.string(),
    seal: z.string(),
    d: z.number().nullable(),
    D: z.number().nullable(),
    B: z.number().nullable(),
  }),
  weight_kg: z.number().nullable(),
  list_minor: z.number(),
  cost_minor: z.number().nullable(),
  /** The customer's price today. */
  your_minor: z.number(),
  free: z.number(),
  stock: z.array(z.object({ branch: z.string(), free: z.number() })),
  incoming: z.array(z.object({ branch: z.string(), kind: z.string(), quantity: z.number(), due_on: z.string() })),
  /** The latest price to this customer. */
  last: z.object({ unit_minor: z.number(), on: z.string(), kind: z.enum(['order', 'quote']) }).nullable(),
  answer: z
    .object({ unit_minor: z.number(), quantity: z.number(), expected_on: z.string(), valid_until: z.string() })
    .nullable(),
  note: z.string(),
  on_hold: z.boolean(),
  /** What the maker was asked, by whom and when; the line waits until the day of the answer. */
  maker_question: z
    .object({ note: z.string(), by: z.string(), asked_at: z.string(), until: z.string(), waits: z.boolean() })
    .nullable(),
  /** Who gave the answer that stands, or ''. */
  by: z.string(),
});
export type DeskLine = z.infer<typeof deskLine>;

const deskRfi = z.object({
  number: z.string(),
  asked_at: z.string(),
  due_at: z.string(),
  /** By when the first answer was promised. */
  promised_at: z.string(),
  customer_id: z.number(),
  /** Name and e-mail address of who works on it, or ''. */
  assignee: z.string(),
  assignee_email: z.string(),
  company: z.string(),
  email: z.string(),
  wished_date: z.string(),
  reference: z.string(),
  remark: z.string(),
  currency: z.enum(['INR', 'AED']),
  lines: z.array(deskLine),
  events: z.array(
    z.object({ line_no: z.number(), step: z.string(), by: z.string(), note: z.string(), at: z.string() }),
  ),
});
export type DeskRfi = z.infer<typeof deskRfi>;

export const rfiAtDesk = defineContract({
  path: 'desk/api/:site/rfis/:number/',
  method: 'GET',
  summary: 'shows an RFI line by line with stock, arrivals, cost, last price and the price of the customer',
  request: z.object({ site: deskSite, number: textId(40) }),
  reply: z.object({
    success: z.literal(true),
    rfi: deskRfi,
    terms: z.object({
      today: z.string(),
      /** The day by which goods on the shelf are there. */
      next_day: z.string(),
      valid_until: z.string(),
      margin_floor_bp: z.number(),
      currency: z.enum(['INR', 'AED']),
    }),
  }),
});

const offeredItem = z.object({
  item_code: z.string(),
  item_name: z.string(),
  maker: z.string(),
  /** 'identical', 'interchangeable' or 'same-size'; '' for one found by its words. */
  level: z.string(),
  differs: z.array(z.string()),
  list_minor: z.number(),
  cost_minor: z.number().nullable(),
  your_minor: z.number(),
  free: z.number(),
  next_quantity: z.number(),
  next_on: z.string(),
});
export type DeskOffer = z.infer<typeof offeredItem>;

const pastPrice = z.object({
  own: z.boolean(),
  kind: z.enum(['order', 'quote']),
  unit_minor: z.number(),
  quantity: z.number(),
  on: z.string(),
});
export type DeskPastPrice = z.infer<typeof pastPrice>;

export const rfiLineFacts = defineContract({
  path: 'desk/api/:site/rfis/:number/line/',
  method: 'GET',
  summary:
    'shows what can be offered instead of a line, and the prices of twelve months to this customer and to others',
  request: z.object({
    site: deskSite,
    number: textId(40),
    line: textId(4),
    /** Finds items by these words instead. */
    q: freeText(100),
  }),
  reply: z.object({ success: z.literal(true), offers: z.array(offeredItem), prices: z.array(pastPrice) }),
});
