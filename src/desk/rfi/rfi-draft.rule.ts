// Answers to an RFI are prepared line by line as drafts, from a proposal or as typed, and sent together.

import { maxQuantity } from '../../cart/lines/quantity.rule.ts';
import type { ReplyOf, RequestOf } from '../../lib/contract.ts';
import type { Day } from '../../lib/dates.ts';
import { marginBp } from '../../rfi/quotes/margin.rule.ts';
import { readPriceEntry } from '../../rfi/quotes/price-entry.rule.ts';
import { readDayEntry } from './read-day-entry.rule.ts';
import type { answerRfiAtDesk } from './rfi-answers.contract.ts';
import type { DeskLine, DeskOffer, rfiAtDesk } from './rfi-desk.contract.ts';

export type RfiTerms = ReplyOf<typeof rfiAtDesk>['terms'];

/** `revision` is that of the line when it was answered; `offer` is another item instead of the requested one. */
export type LineDraft = { revision: number; note: string; offer?: DeskOffer | undefined } & (
  | { declined: true }
  | { declined: false; unitMinor: number; quantity: number; expectedOn: Day }
);
export type Drafts = Readonly<Record<number, LineDraft>>;

export type TypedAnswer = { price: string; quantity: string; by: string; note: string; offer: DeskOffer | undefined };

type ItemFacts = Pick<DeskOffer, 'list_minor' | 'cost_minor' | 'your_minor' | 'free'>;
export const factsOf = (line: DeskLine, offer?: DeskOffer): ItemFacts => offer ?? line;

/** Their last price, else their price today; the day by which stock and arrivals suffice. */
export function proposalFor(line: DeskLine, { next_day }: RfiTerms, offer?: DeskOffer) {
  const { your_minor, free } = factsOf(line, offer);
  const unitMinor = offer ? your_minor : (line.last?.unit_minor ?? your_minor);
  const arrivals = offer ? [{ quantity: offer.next_quantity, due_on: offer.next_on }] : line.incoming;
  return { unitMinor, quantity: line.quantity, expectedOn: expectedDay(line.quantity, free, arrivals, next_day) };
}

type Arrival = { quantity: number; due_on: Day };

/** '' where arrivals do not suffice either. */
function expectedDay(quantity: number, free: number, arrivals: readonly Arrival[], nextDay: Day): Day {
  if (free >= quantity) return nextDay;
  let pieces = free;
  for (const arrival of arrivals.toSorted((a, b) => a.due_on.localeCompare(b.due_on))) {
    pieces += arrival.quantity;
    if (pieces >= quantity) return arrival.due_on < nextDay ? nextDay : arrival.due_on;
  }
  return '';
}

export type ReadDraft = { draft: LineDraft } | { problem: string; field: 'price' | 'quantity' | 'by' | 'item' };

export function readDraft(line: DeskLine, typed: TypedAnswer, { today }: RfiTerms): ReadDraft {
  const { offer } = typed;
  if (line.item_id === null && !offer) return { field: 'item', problem: 'Choose the item that is meant first.' };
  const { list_minor: listMinor, cost_minor: costMinor } = factsOf(line, offer);
  const lastMinor = offer ? null : (line.last?.unit_minor ?? null);
  const price = readPriceEntry(typed.price, { listMinor, costMinor, lastMinor });
  if ('problem' in price) return { field: 'price', problem: price.problem };
  const quantity = Number(typed.quantity.replace(/[\s,]/g, '') || Number.NaN);
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity)
    return { field: 'quantity', problem: 'Type a whole quantity from 1 to 1,000,000.' };
  const expectedOn = readDayEntry(typed.by, today);
  if (expectedOn === undefined || expectedOn < today)
    return { field: 'by', problem: 'Type the day the goods are expected, such as 14 Dec or +7.' };
  const { revision } = line;
  return { draft: { revision, declined: false, ...price, quantity, expectedOn, note: typed.note.trim(), offer } };
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
  | 'open';

/** What the square before a line shows. A draft of a line that somebody changed since must be looked at again. */
export function lineMark(line: DeskLine, draft: LineDraft | undefined): LineMark {
  if (line.state === 'Ordered') return 'ordered';
  if (draft) return draft.revision !== line.revision ? 'changed' : draft.declined ? 'declining' : 'draft';
  if (line.state === 'Stock') return 'quoted';
  if (line.state === 'Declined') return 'declined';
  if (line.state === 'Expired' || line.state === 'Withdrawn') return 'ended';
  return line.item_id === null ? 'words' : 'open';
}

const isOpen = (mark: LineMark) => mark === 'open' || mark === 'words' || mark === 'changed';

/** The number of the next line without an answer or draft, from the top after the last; undefined if there is none. */
export function nextOpenLine(lines: readonly DeskLine[], drafts: Drafts, after: number): number | undefined {
  const open = lines.filter((line) => isOpen(lineMark(line, drafts[line.line_no])));
  return (open.find((line) => line.line_no > after) ?? open[0])?.line_no;
}

export const openLines = (lines: readonly DeskLine[], drafts: Drafts): DeskLine[] =>
  lines.filter((line) => isOpen(lineMark(line, drafts[line.line_no])));

/** Drafts that can be sent, with their lines. */
export function readyDrafts(lines: readonly DeskLine[], drafts: Drafts): { line: DeskLine; draft: LineDraft }[] {
  return lines.flatMap((line) => {
    const draft = drafts[line.line_no];
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
    const cost = factsOf(line, draft.offer).cost_minor;
    totalMinor += amount;
    if (cost === null) continue;
    knownMinor += amount;
    costMinor += cost * draft.quantity;
  }
  return { totalMinor, marginBp: knownMinor > 0 ? marginBp(knownMinor, costMinor) : undefined };
}

type SentLines = RequestOf<typeof answerRfiAtDesk>['lines'];

export function toAnswers(lines: readonly DeskLine[], drafts: Drafts, validUntil: Day): SentLines {
  return readyDrafts(lines, drafts).map(({ line, draft }) => {
    const answer = { line_no: line.line_no, revision: draft.revision, note: draft.note };
    if (draft.declined) return answer;
    const { unitMinor: unit_minor, quantity, expectedOn: expected_on, offer } = draft;
    const quote = { unit_minor, quantity, expected_on, valid_until: validUntil, item_code: offer?.item_code ?? '' };
    return { ...answer, quote };
  });
}
