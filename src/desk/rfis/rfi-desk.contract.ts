import { z } from 'zod';
import { currencyField, defineContract, freeText, instant, textId } from '../../lib/contract.ts';
import { entryChannels } from '../../rfi/entry-channel.data.ts';
import { queuedRfi } from '../../rfi/queue/queued-rfi.contract.ts';
import { rfiEvent } from '../../rfi/queue/rfi-event.contract.ts';
import { rfiFile } from '../../rfi/rfi-file.contract.ts';
import { rfiStates } from '../../rfi/rfi-line-state.rule.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';

export type QueuedRfiRow = z.infer<typeof queuedRfi>;

export const listRfisAtDesk = defineContract({
  path: 'desk/api/:site/rfis/',
  method: 'GET',
  summary:
    "lists RFIs: by default those that wait for an answer, oldest first; view 'mine' one's own, 'nobody' those nobody works on, 'maker' those that wait for a maker, 'quoted' those with open quotes, 'ending' those with a quote that ends by tomorrow, 'all' every one",
  request: z.object({ site: deskSite, ...listFields }),
  reply: listReply(queuedRfi),
});

const lastPriceKind = z.enum(['order', 'quote']);

/** Amounts are minor units before tax. */
const deskLine = z.object({
  lineNo: z.number(),
  /** The number of the line beside which it is offered. */
  alternativeTo: z.number().nullable(),
  /** Changes with every change by staff; sent back with an answer. */
  revision: z.number(),
  state: z.enum(rfiStates),
  itemId: z.number().nullable(),
  itemCode: z.string(),
  itemName: z.string(),
  maker: z.string(),
  category: z.string(),
  askedAs: z.string(),
  quantityAsked: z.number(),
  /** What the buyer hopes to pay for one piece. */
  targetMinor: z.number().nullable(),
  /** What the buyer wrote and added to the line. */
  buyerRemark: z.string().nullable(),
  files: z.array(rfiFile),
  unit: z.string(),
  qtyPerCarton: z.number(),
  drawing: z.object({
    type: z.string(),
    seal: z.string(),
    d: z.number().nullable(),
    D: z.number().nullable(),
    B: z.number().nullable(),
  }),
  weightKg: z.number().nullable(),
  listMinor: z.number(),
  costMinor: z.number().nullable(),
  /** The customer's price today. */
  yourMinor: z.number(),
  free: z.number(),
  stock: z.array(z.object({ branch: z.string(), free: z.number() })),
  incoming: z.array(z.object({ branch: z.string(), kind: z.string(), quantity: z.number(), dueOn: z.string() })),
  /** The latest price to this customer. */
  last: z.object({ unitMinor: z.number(), on: z.string(), kind: lastPriceKind }).nullable(),
  answer: z
    .object({ unitMinor: z.number(), quantity: z.number(), expectedOn: z.string(), validUntil: z.string() })
    .nullable(),
  note: z.string().nullable(),
  onHold: z.boolean(),
  /** The question to the maker, by whom and when; the line waits until the day of the answer. */
  makerQuestion: z
    .object({ note: z.string(), by: z.string(), askedAt: instant, until: z.string(), waits: z.boolean() })
    .nullable(),
  /** Who gave the answer that stands. */
  by: z.string().nullable(),
});
export type DeskLine = z.infer<typeof deskLine>;

const deskRfi = z.object({
  number: z.string(),
  askedAt: instant,
  /** null where no line is to be answered now. */
  dueAt: instant.nullable(),
  /** The moment by which the first answer was promised. */
  promisedAt: instant,
  customerId: z.number(),
  /** Name and e-mail address of who works on it. */
  assignee: z.string().nullable(),
  assigneeEmail: z.string().nullable(),
  company: z.string(),
  email: z.string(),
  /** Who of the staff entered it for the customer, and how the customer had asked. */
  enteredBy: z.string().nullable(),
  enteredVia: z.enum(entryChannels).nullable(),
  wishedDate: z.string().nullable(),
  reference: z.string().nullable(),
  remark: z.string().nullable(),
  currency: currencyField,
  lines: z.array(deskLine),
  events: z.array(rfiEvent),
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
      nextDay: z.string(),
      validUntil: z.string(),
      marginFloorBp: z.number(),
      currency: currencyField,
    }),
  }),
});

const offeredItem = z.object({
  itemCode: z.string(),
  itemName: z.string(),
  maker: z.string(),
  /** 'identical', 'interchangeable' or 'same-size'; '' for one found by its words. */
  level: z.string(),
  differs: z.array(z.string()),
  listMinor: z.number(),
  costMinor: z.number().nullable(),
  yourMinor: z.number(),
  free: z.number(),
  nextQuantity: z.number().nullable(),
  nextOn: z.string().nullable(),
});
export type DeskOffer = z.infer<typeof offeredItem>;

const pastPrice = z.object({
  own: z.boolean(),
  kind: lastPriceKind,
  unitMinor: z.number(),
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
