// Answers to an RFI are prepared line by line as drafts, from a proposal or as typed, and sent together.

import { maxQuantity } from '../../cart/lines/quantity.rule.ts';
import { isTooLarge } from '../../catalogue/pricing/line-value.rule.ts';
import type { ReplyOf, RequestInput } from '../../lib/contract.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { typedWhole } from '../../lib/typed-number.ts';
import { marginBp } from '../../rfi/quotes/margin.rule.ts';
import { type PriceFacts, readPriceEntry } from '../../rfi/quotes/price-entry.rule.ts';
import { floorWarning } from '../../rfi/quotes/price-floor.rule.ts';
import { readDayEntry } from './read-day-entry.rule.ts';
import type { answerRfiAtDesk } from './rfi-answers.contract.ts';
import type { DeskLine, DeskOffer, rfiAtDesk } from './rfi-desk.contract.ts';

export type RfiTerms = ReplyOf<typeof rfiAtDesk>['terms'];

/** Another item beside the quoted one, for the same quantity. */
export type DraftAlternative = { offer: DeskOffer; unitMinor: number; expectedOn: Day };

/** `revision` is that of the line when it was answered; `offer` is another item instead of the requested one. */
export type LineDraft = { revision: number; note: string; offer?: DeskOffer | undefined } & (
  | { declined: true }
  | {
      declined: false;
      unitMinor: number;
      quantity: number;
      expectedOn: Day;
      alternatives?: readonly DraftAlternative[];
      /** Why a price is below the lowest margin. */
      floorReason?: string;
    }
);
export type Drafts = Readonly<Record<number, LineDraft>>;

export type TypedAlternative = { offer: DeskOffer; price: string; by: string };

export type TypedAnswer = {
  price: string;
  quantity: string;
  by: string;
  note: string;
  offer: DeskOffer | undefined;
  alternatives: readonly TypedAlternative[];
  floorReason: string;
};

type ItemFacts = Pick<DeskOffer, 'listMinor' | 'costMinor' | 'yourMinor' | 'free'>;
export const priceFactsOf = (line: DeskLine, offer?: DeskOffer): PriceFacts => {
  const { listMinor, costMinor } = itemFactsOf(line, offer);
  return { listMinor, costMinor, lastMinor: offer ? null : (line.last?.unitMinor ?? null) };
};

export const itemFactsOf = (line: DeskLine, offer?: DeskOffer): ItemFacts => offer ?? line;

/** How the pieces in stock are marked. */
export const shortageOf = (free: number, wanted: number): 'none' | 'some' | undefined =>
  free >= wanted ? undefined : free === 0 ? 'none' : 'some';

/** The customer's last price, else the price today; the day by which stock and arrivals suffice. */
export function proposalFor(line: DeskLine, { nextDay }: RfiTerms, offer?: DeskOffer) {
  const { yourMinor, free } = itemFactsOf(line, offer);
  const unitMinor = offer ? yourMinor : (line.last?.unitMinor ?? yourMinor);
  const expectedOn = expectedDay(line.quantityAsked, free, arrivalsOf(line, offer), nextDay);
  return { unitMinor, quantity: line.quantityAsked, expectedOn };
}

type Arrival = { quantity: number; dueOn: Day };

export function arrivalsOf(line: DeskLine, offer?: DeskOffer): readonly Arrival[] {
  if (!offer) return line.incoming;
  const { nextQuantity, nextOn } = offer;
  return nextQuantity && nextOn ? [{ quantity: nextQuantity, dueOn: nextOn }] : [];
}

/** '' where arrivals do not suffice either. */
function expectedDay(quantity: number, free: number, arrivals: readonly Arrival[], nextDay: Day): Day {
  if (free >= quantity) return nextDay;
  let pieces = free;
  for (const arrival of arrivals.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))) {
    pieces += arrival.quantity;
    if (pieces >= quantity) return arrival.dueOn < nextDay ? nextDay : arrival.dueOn;
  }
  return '';
}

export type ProblemField = 'price' | 'quantity' | 'by' | 'item' | 'also' | 'reason' | 'until';
export type ReadDraft = { draft: LineDraft } | { problem: string; field: ProblemField };

export function readRfiDraft(line: DeskLine, typed: TypedAnswer, terms: RfiTerms): ReadDraft {
  const { offer } = typed;
  const { today } = terms;
  if (line.itemId === null && !offer) return { field: 'item', problem: 'Choose the item that is meant first.' };
  const facts = priceFactsOf(line, offer);
  const price = readPriceEntry(typed.price, facts);
  if ('problem' in price) return { field: 'price', problem: price.problem };
  const quantity = typedWhole(typed.quantity.replace(/\s/g, '')) ?? 0;
  if (quantity < 1 || quantity > maxQuantity)
    return { field: 'quantity', problem: 'Type a whole quantity from 1 to 1,000,000.' };
  if (isTooLarge(price.unitMinor, quantity))
    return { field: 'quantity', problem: 'Price times quantity must be at most 10,000,000,000.' };
  const expectedOn = readDayEntry(typed.by, today);
  if (expectedOn === undefined || expectedOn < today)
    return { field: 'by', problem: 'Type the day the goods are expected, such as 14 Dec or +7.' };
  const alternatives = readAlternatives(typed, today);
  if ('problem' in alternatives) return alternatives;
  const floorReason = typed.floorReason.trim();
  const warning = floorReason
    ? ''
    : [
        { ...price, costMinor: facts.costMinor },
        ...alternatives.map((one) => ({ ...one, costMinor: one.offer.costMinor })),
      ]
        .map((one) => floorWarningAt(one.unitMinor, one.costMinor, terms))
        .find((text) => text !== '');
  if (warning) return { field: 'reason', problem: `${warning} Say why to quote it all the same.` };
  const { revision } = line;
  const note = typed.note.trim();
  return {
    draft: { revision, declined: false, ...price, quantity, expectedOn, note, offer, alternatives, floorReason },
  };
}

export const floorWarningAt = (unitMinor: number, costMinor: number | null, { marginFloorBp, currency }: FloorTerms) =>
  floorWarning(unitMinor, { costMinor, floorBp: marginFloorBp }, currency);

type FloorTerms = Pick<RfiTerms, 'marginFloorBp'> & { currency: Currency };

/** The price in minor units; undefined while the text is no price. */
export function priceOfAlternative(offer: DeskOffer, typed: string): number | undefined {
  const read = readAlternativePrice(offer, typed);
  return 'unitMinor' in read ? read.unitMinor : undefined;
}

const readAlternativePrice = ({ listMinor, costMinor }: DeskOffer, typed: string) =>
  readPriceEntry(typed, { listMinor, costMinor, lastMinor: null });

function readAlternatives(
  { alternatives }: TypedAnswer,
  today: Day,
): readonly DraftAlternative[] | { problem: string; field: 'also' } {
  const read: DraftAlternative[] = [];
  for (const { offer, price: typedPrice, by } of alternatives) {
    const of = `${offer.itemName} ${offer.maker}`;
    const price = readAlternativePrice(offer, typedPrice);
    if ('problem' in price) return { field: 'also', problem: `${of}: ${price.problem}` };
    const expectedOn = readDayEntry(by, today);
    if (expectedOn === undefined || expectedOn < today)
      return { field: 'also', problem: `${of}: Type the day the goods are expected, such as 14 Dec or +7.` };
    read.push({ offer, unitMinor: price.unitMinor, expectedOn });
  }
  return read;
}

export type LineMark =
  | 'ordered'
  | 'changed'
  | 'draft'
  | 'declining'
  | 'quoted'
  | 'declined'
  | 'ended'
  | 'words'
  | 'maker'
  | 'open';

/** The mark before a line. A draft of a line that somebody changed since must be looked at again. */
export function lineMark(line: DeskLine, draft: LineDraft | undefined): LineMark {
  if (line.state === 'Ordered') return 'ordered';
  if (draft) return draft.revision < line.revision ? 'changed' : draft.declined ? 'declining' : 'draft';
  if (line.state === 'Stock') return 'quoted';
  if (line.state === 'Declined') return 'declined';
  if (line.state === 'Expired' || line.state === 'Withdrawn') return 'ended';
  if (line.makerQuestion?.waits) return 'maker';
  return line.itemId === null ? 'words' : 'open';
}

const isOpen = (mark: LineMark) => mark === 'open' || mark === 'words' || mark === 'changed';

/** The number of the next line without an answer or draft, from the top after the last; undefined if there is none. */
export function nextOpenLine(lines: readonly DeskLine[], drafts: Drafts, after: number): number | undefined {
  const open = lines.filter((line) => isOpen(lineMark(line, drafts[line.lineNo])));
  return (open.find((line) => line.lineNo > after) ?? open[0])?.lineNo;
}

export const openLines = (lines: readonly DeskLine[], drafts: Drafts): DeskLine[] =>
  lines.filter((line) => isOpen(lineMark(line, drafts[line.lineNo])));

/** Drafts that can be sent, with their lines. */
export function readyDrafts(lines: readonly DeskLine[], drafts: Drafts): { line: DeskLine; draft: LineDraft }[] {
  return lines.flatMap((line) => {
    const draft = drafts[line.lineNo];
    const mark = lineMark(line, draft);
    return draft && (mark === 'draft' || mark === 'declining') ? [{ line, draft }] : [];
  });
}

/** The margin counts only lines whose cost is known; undefined without any. */
export function draftTotals(lines: readonly DeskLine[], drafts: Drafts) {
  let [totalMinor, knownMinor, costMinor] = [0, 0, 0];
  for (const { line, draft } of readyDrafts(lines, drafts)) {
    if (draft.declined) continue;
    const amount = draft.unitMinor * draft.quantity;
    const cost = itemFactsOf(line, draft.offer).costMinor;
    totalMinor += amount;
    if (cost === null) continue;
    knownMinor += amount;
    costMinor += cost * draft.quantity;
  }
  return { totalMinor, marginBp: marginBp(knownMinor, costMinor) };
}

type SentLines = RequestInput<typeof answerRfiAtDesk>['lines'];

export function toAnswers(lines: readonly DeskLine[], drafts: Drafts, validUntil: Day): SentLines {
  return readyDrafts(lines, drafts).map(({ line, draft }) => {
    const answer = { lineNo: line.lineNo, revision: draft.revision, note: draft.note };
    if (draft.declined) return answer;
    const { quantity, offer, floorReason } = draft;
    const termsOf = ({ unitMinor, expectedOn }: { unitMinor: number; expectedOn: Day }) => ({
      unitMinor,
      quantity,
      expectedOn,
      validUntil,
    });
    const alternatives = (draft.alternatives ?? []).map((one) => ({ ...termsOf(one), itemCode: one.offer.itemCode }));
    return { ...answer, quote: { ...termsOf(draft), itemCode: offer?.itemCode ?? '', alternatives, floorReason } };
  });
}
