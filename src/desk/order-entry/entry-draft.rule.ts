// What staff have typed for a customer and not sent yet: lines whose item is settled, and lines about which a doubt is left.

import type { QuickLine } from '../../cart/quick-order/quick-order.contract.ts';
import type { PaymentOption } from '../../orders/payment-mode.data.ts';
import type { EntryChannel } from '../../rfi/entry-channel.data.ts';
import type { PricedEntryLineAtDesk } from './order-entry.contract.ts';
import { statedPrice } from './stated-price.rule.ts';

export const endings = ['quote', 'order', 'link'] as const;
export type Ending = (typeof endings)[number];

export type DraftLine = {
  key: number;
  /** As it was said or pasted. */
  said: string;
  quantity: number;
  /** null while it is doubtful which item is meant. */
  itemId: number | null;
  name: string;
  maker: string;
  /** The price that was agreed on, in minor units; null for the store's. */
  agreedMinor: number | null;
  floorReason: string;
  /** The price that stands in what the customer sent, in minor units; null where none is read. */
  theirMinor?: number | null;
  /** Whether it is decided which of both prices holds. */
  isPriceDecided?: boolean;
  /** The day of the goods where the store knows none; '' for the store's. */
  expectedOn: string;
  /** What is to be settled before anything is sent. */
  doubt: Doubt | null;
};

type Doubt = { text: string; choices: readonly DoubtChoice[] };

/** An item that may be meant, or another way to read the line. */
export type DoubtChoice =
  | { label: string; itemId: number; name: string; maker: string; quantity: number; isKept?: boolean }
  | { label: string; text: string };

export type EntryDraft = {
  lines: readonly DraftLine[];
  ending: Ending;
  via: EntryChannel;
  addressId: string;
  paymentOption: PaymentOption | '';
  purchaseOrderNo: string;
  noPurchaseOrder: string;
  wishedDate: string;
  remark: string;
  validUntil: string;
};

export const emptyDraft: EntryDraft = {
  lines: [],
  ending: 'order',
  via: 'phone',
  addressId: '0',
  paymentOption: '',
  purchaseOrderNo: '',
  noPurchaseOrder: '',
  wishedDate: '',
  remark: '',
  validUntil: '',
};

const maxChoices = 6;

/** Lines that the reader understood are settled; of the others staff choose. Headings are left out. */
export function linesOfReading(read: readonly QuickLine[], firstKey: number, fromFile = false): DraftLine[] {
  return read
    .filter(({ result }) => result !== 'heading')
    .map((line, index) => {
      const [item] = line.items;
      const isSettled = line.result === 'found' && item !== undefined && line.quantity > 0;
      return {
        key: firstKey + index,
        said: line.text.trim(),
        quantity: Math.max(1, line.quantity),
        itemId: isSettled ? item.itemid : null,
        name: isSettled ? item.itemname : '',
        maker: isSettled ? item.brandname : '',
        agreedMinor: null,
        floorReason: '',
        theirMinor: fromFile ? (statedPrice(line.text, line.quantity) ?? null) : null,
        isPriceDecided: false,
        expectedOn: '',
        doubt: isSettled ? null : doubtOf(line),
      };
    });
}

function doubtOf(line: QuickLine): Doubt {
  const quantity = line.quantity || line.likely_quantity || 1;
  if (line.result === 'two_readings')
    return {
      text: line.message,
      choices: line.readings.map(({ designation, quantity: count }) => ({
        label: `${count} × ${designation}`,
        text: `${designation}\t${count}`,
      })),
    };
  const items = line.items.slice(0, maxChoices).map((item) => ({
    label: [`${item.itemname} ${item.brandname}`, item.differs].filter(Boolean).join(', '),
    itemId: item.itemid,
    name: item.itemname,
    maker: item.brandname,
    quantity,
  }));
  const [only] = items;
  if (line.result === 'interchangeable' && only)
    return { text: `They said ${line.designation}. We have ${only.name} of ${only.maker}.`, choices: items };
  if (line.result === 'bad_quantity' && only && items.length === 1)
    return { text: line.message, choices: [{ ...only, label: `${quantity} × ${only.name}` }] };
  return { text: line.message || 'No item has this number.', choices: items };
}

/** Lines of one item become one line, at the first one's place. */
export function mergeLines(lines: readonly DraftLine[]): DraftLine[] {
  const merged: DraftLine[] = [];
  for (const line of lines) {
    const at = merged.findIndex((one) => line.itemId !== null && one.itemId === line.itemId);
    const before = merged[at];
    if (before) merged[at] = { ...before, quantity: before.quantity + line.quantity };
    else merged.push(line);
  }
  return merged;
}

export const priceOf = (line: DraftLine, priced: PricedEntryLineAtDesk | undefined): number =>
  line.agreedMinor ?? priced?.yourMinor ?? 0;

/** The open quote that a line is ordered by: at its price and in its quantity, nothing is quoted anew. */
export function orderedQuote(
  { agreedMinor, quantity }: Pick<DraftLine, 'agreedMinor' | 'quantity'>,
  priced: PricedEntryLineAtDesk | undefined,
): PricedEntryLineAtDesk['quote'] | undefined {
  const quote = priced?.quote;
  return quote && quote.unitMinor === agreedMinor && quote.quantity === quantity ? quote : undefined;
}

/** Whether the customer wrote another price than ours and nobody has decided yet. */
export const isPriceAsked = (line: DraftLine, priced: PricedEntryLineAtDesk | undefined): boolean =>
  priced !== undefined &&
  line.theirMinor !== null &&
  line.theirMinor !== undefined &&
  !line.isPriceDecided &&
  line.theirMinor !== priced.yourMinor;

type Blocking = { line: DraftLine | undefined; text: string };

/** Why nothing can be sent yet, and at which line; undefined when it can. */
export function whatIsMissing(
  draft: EntryDraft,
  pricedOf: (line: DraftLine) => PricedEntryLineAtDesk | undefined,
  belowFloor: (line: DraftLine) => boolean,
  payment: readonly { option: PaymentOption; closed: string }[],
): Blocking | undefined {
  if (draft.lines.length === 0) return { line: undefined, text: 'Type the first line.' };
  for (const [index, line] of draft.lines.entries()) {
    const priced = pricedOf(line);
    const at = (text: string) => ({ line, text: `Line ${index + 1}: ${text}` });
    if (line.doubt) return at('decide what is meant.');
    if (!priced) return at('this item is not sold any more.');
    if (priced.problem) return at(priced.problem);
    if (isPriceAsked(line, priced)) return at('decide which price holds.');
    if (priceOf(line, priced) === 0) return at('type the price you agreed on.');
    const isQuoted = draft.ending !== 'quote' && orderedQuote(line, priced);
    if (!isQuoted && belowFloor(line) && line.agreedMinor !== null && line.floorReason.trim() === '')
      return at('say why the price is so low.');
    if (draft.ending === 'quote' && belowFloor(line) && line.floorReason.trim() === '')
      return at('say why the price is so low.');
    if (draft.ending !== 'quote' && line.agreedMinor === null && priced.word !== 'Stock')
      return at(`${priced.free} free. Quote it, agree on a price with a day, or order fewer.`);
  }
  if (draft.ending === 'quote') return undefined;
  const way = payment.find(({ option }) => option === draft.paymentOption);
  if (way?.closed) return { line: undefined, text: way.closed };
  if (draft.ending === 'order' && draft.purchaseOrderNo.trim() === '' && draft.noPurchaseOrder.trim() === '')
    return { line: undefined, text: 'Type the PO number, or why there is none.' };
  return undefined;
}

/** Drafts that an earlier version of the page kept may lack fields. */
export function readEntryDraft(kept: string): EntryDraft {
  try {
    return { ...emptyDraft, ...(JSON.parse(kept) as Partial<EntryDraft>) };
  } catch {
    return emptyDraft;
  }
}
