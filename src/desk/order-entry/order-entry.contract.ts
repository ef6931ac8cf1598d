import { z } from 'zod';
import { standings } from '../../account/permissions/standing.rule.ts';
import { quickListRefusals } from '../../cart/pasted-list/list-parts.rule.ts';
import { quickLine, quickOrder } from '../../cart/quick-order/quick-order.contract.ts';
import { readPdfList } from '../../cart/quick-order/read-pdf.contract.ts';
import { currencyField, defineContract, freeText, listOf, optionalDay, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { entryRefusals } from '../../orders/order-refusals.ts';
import { paymentOptions } from '../../orders/payment-mode.data.ts';
import { entryChannels } from '../../rfi/entry-channel.data.ts';
import { rfiRefusals } from '../../rfi/rfi-refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

/** More than anybody dictates; a longer list is for the import of the buyer's own quick order. */
const maxEnteredLines = 500;

const minor = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const pieces = z.number().int().min(1).max(1_000_000);
const ofCustomer = { site: deskSite, customerId: rowId };

export const readEntryAtDesk = defineContract({
  path: 'desk/api/:site/accounts/entry/read/',
  method: 'POST',
  summary: 'reads lines that a customer says or sends, as quick order reads them, and finds the item of each',
  request: z.object({
    ...ofCustomer,
    text: quickOrder.request.shape.text,
    /** The sheets of a workbook instead of a text. */
    sheets: quickOrder.request.shape.sheets,
  }),
  reply: z.object({ success: z.literal(true), lines: z.array(quickLine) }),
  refusals: quickListRefusals,
});

export const readEntryPdfAtDesk = defineContract({
  path: 'desk/api/:site/accounts/entry/pdf/',
  method: 'POST',
  summary: 'reads the text of a purchase order or an enquiry as PDF, of at most 2 MB and 20 pages',
  takesFile: true,
  request: z.object({ site: deskSite }),
  reply: readPdfList.reply,
  refusals: readPdfList.refusals,
});

const pricedLine = z.object({
  /** Its place in the request, from 1; a line whose item is no longer sold is not in the reply. */
  place: z.number(),
  itemId: z.number(),
  code: z.string(),
  name: z.string(),
  maker: z.string(),
  unit: z.string(),
  quantity: z.number(),
  listMinor: z.number(),
  /** The customer's price by the store. */
  yourMinor: z.number(),
  costMinor: z.number().nullable(),
  word: z.string(),
  expectedOn: z.string().nullable(),
  free: z.number(),
  stock: z.array(z.object({ branch: z.string(), free: z.number() })),
  /** The latest price to this customer. */
  last: z.object({ unitMinor: z.number(), on: z.string(), kind: z.enum(['order', 'quote']) }).nullable(),
  /** The latest quote that the customer may still order by. */
  quote: z
    .object({
      rfiLineId: z.number(),
      number: z.string(),
      unitMinor: z.number(),
      quantity: z.number(),
      validUntil: z.string(),
    })
    .nullable(),
  totalMinor: z.number(),
  /** What is wrong with the quantity; ''. */
  problem: z.string(),
});
export type PricedEntryLineAtDesk = z.infer<typeof pricedLine>;

export const priceEntryAtDesk = defineContract({
  path: 'desk/api/:site/accounts/entry/price/',
  method: 'POST',
  summary: 'prices lines for a customer, with stock by branch, last price, cost, tax, and how the customer may pay',
  request: z.object({
    ...ofCustomer,
    /** 0 for the default one. */
    addressId: rowId,
    lines: listOf(
      z.object({
        itemId: z.number().int(),
        quantity: pieces,
        /** null for the price of the store. */
        unitMinor: minor.nullable(),
      }),
      maxEnteredLines,
    ),
  }),
  reply: z.object({
    success: z.literal(true),
    customer: z.object({
      company: z.string(),
      /** Where mails to the customer go; '' where no address is known. */
      email: z.string(),
      standing: z.enum(standings),
      credit: z.object({ limitMinor: z.number(), usedMinor: z.number(), availableMinor: z.number() }).nullable(),
    }),
    placeOfSupply: z.string(),
    taxLabel: z.string(),
    currency: currencyField,
    subtotalMinor: z.number(),
    taxMinor: z.number(),
    totalMinor: z.number(),
    /** Why the customer may not pay this way; '' where it is possible. */
    payment: z.array(z.object({ option: z.enum(paymentOptions), closed: z.string() })),
    terms: z.object({ today: z.string(), nextDay: z.string(), validUntil: z.string(), marginFloorBp: z.number() }),
    lines: z.array(pricedLine),
  }),
});

const enteredLine = z.object({
  itemId: z.number().int(),
  quantity: pieces,
  /** The price that staff have before their eyes. */
  unitMinor: minor,
  /** Whether staff agreed on it; else it is the store's, and a changed one is refused. */
  isAgreed: z.boolean(),
  /** The line of an open quote that is ordered by, in its quantity. */
  rfiLineId: z.number().int().positive().optional(),
  expectedOn: optionalDay,
  /** Why an agreed price is below the lowest margin. */
  floorReason: freeText(200),
});

const entry = {
  ...ofCustomer,
  via: z.enum(entryChannels),
  lines: listOf(enteredLine, maxEnteredLines),
  wishedDate: optionalDay,
  remark: freeText(1000),
};

const quoteRefusals = pickRefusals(rfiRefusals, 'bad_quote', 'below_floor', 'unknown_item');

export const enterQuoteAtDesk = defineContract({
  path: 'desk/api/:site/accounts/entry/quote/',
  method: 'POST',
  summary: 'enters an RFI for a customer, answers it at once with the prices of the lines, and mails the quote',
  request: z.object({
    ...entry,
    /** The customer's own number for it. */
    reference: freeText(60),
    validUntil: optionalDay,
  }),
  reply: z.object({ success: z.literal(true), number: z.string() }),
  refusals: { ...quoteRefusals, ...pickRefusals(entryRefusals, 'bad_lines', 'no_line') },
});

const orderFields = {
  ...entry,
  addressId: rowId,
  paymentOption: z.enum(paymentOptions),
  purchaseOrderNo: freeText(60),
};

export const prepareOrderAtDesk = defineContract({
  path: 'desk/api/:site/accounts/entry/link/',
  method: 'POST',
  summary: 'prepares an order and gives the link by which the customer confirms or declines it within 48 hours',
  request: z.object(orderFields),
  reply: z.object({
    success: z.literal(true),
    url: z.string(),
    /** Until when, as the site writes it. */
    ends: z.string(),
    /** Where the link is mailed; '' where no address is known. */
    email: z.string(),
  }),
  refusals: { ...entryRefusals, ...quoteRefusals },
});

export const enterOrderAtDesk = defineContract({
  path: 'desk/api/:site/accounts/entry/order/',
  method: 'POST',
  summary:
    "places an order for a customer by the rules of the customer's own checkout; agreed prices are quoted and ordered at once",
  request: z.object({
    ...orderFields,
    /** Why there is none. */
    noPurchaseOrder: freeText(200),
  }),
  reply: z.object({ success: z.literal(true), number: z.string() }),
  refusals: { ...entryRefusals, ...quoteRefusals },
});
