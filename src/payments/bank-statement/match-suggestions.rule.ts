// Which customer and documents a bank line pays: by the numbers in its text, its payer, its customer's name and its amount.

import type { Currency } from '../../lib/currency.ts';
import { type Day, formatDay } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import type { AwaitedOrder, MatchedPart, MatchSuggestion } from './bank-rows.contract.ts';
import { compactNumber } from './document-numbers.rule.ts';
import { findExactDocuments } from './exact-documents.rule.ts';
import { nameShare } from './payer-key.rule.ts';

export type LineToMatch = { bookedOn: Day; amountMinor: number; currency: Currency; text: string; reference: string };
export type OpenDocument = { reference: string; openMinor: number; bookedOn: Day };
export type Candidate = {
  customerId: number;
  company: string;
  email: string;
  /** The reference with which the customer pays several invoices, or in advance. */
  reference: string;
  /** How many lines of the same payer were booked for this customer. */
  timesSeen: number;
  /** Oldest first. */
  invoices: readonly OpenDocument[];
  orders: readonly AwaitedOrder[];
};

/** A suggestion with this score or more is booked without a further look; money older than its invoice never has it. */
const certainScore = 75;

/** How the lines that wait are grouped: those to book at once, those to decide, and those of unknown payers. */
export const lineGroups = ['suggested', 'to_decide', 'unknown'] as const;
export type LineGroup = (typeof lineGroups)[number];

export function lineGroup(amountMinor: number, suggestions: readonly MatchSuggestion[]): LineGroup {
  const [best] = suggestions;
  if (best && best.score >= certainScore) return 'suggested';
  return amountMinor < 0 || suggestions.some((one) => one.isIdentified) ? 'to_decide' : 'unknown';
}

const maxSuggestions = 3;
/** A bank's charge or tax withheld: at most this part of the sum. */
const smallPartBp = 200;
const points = { number: 60, seen: 45, fullName: 40, partOfName: 25, exact: 35, small: 20, part: 5, keep: 0 } as const;

type Identity = { points: number; reason: string };

/** The best three, best first. `numbers` are the compact numbers that may be in the text. */
export function suggestMatches(
  line: LineToMatch,
  candidates: readonly Candidate[],
  numbers: ReadonlySet<string>,
): MatchSuggestion[] {
  const all = candidates.flatMap((candidate) => suggestionsFor(line, candidate, numbers));
  const seen = new Set<string>();
  return all
    .toSorted((a, b) => b.score - a.score)
    .filter((one) => {
      const key = JSON.stringify([one.customerId, one.orderNumber, one.parts]);
      return seen.size < maxSuggestions && !seen.has(key) && seen.add(key);
    });
}

function suggestionsFor(line: LineToMatch, candidate: Candidate, numbers: ReadonlySet<string>): MatchSuggestion[] {
  const { invoices, orders } = candidate;
  const { amountMinor } = line;
  const isInText = (number: string) => numbers.has(compactNumber(number));
  const identity = isInText(candidate.reference) ? inText([candidate.reference]) : identityOf(line, candidate);
  const make = (documents: readonly OpenDocument[], found: Identity): MatchSuggestion => {
    const parts = payInOrder(amountMinor, documents);
    const younger = documents.filter(
      ({ reference, bookedOn }) => bookedOn > line.bookedOn && parts.some((part) => part.reference === reference),
    );
    return finish(candidate, {
      found,
      amount: amountFit(line, documents),
      younger,
      parts,
      onAccountMinor: amountMinor - sum(parts, (part) => part.amountMinor),
    });
  };
  const forOrders = orders
    .filter(({ number, owingMinor }) => isInText(number) || owingMinor === amountMinor)
    .map(({ number, owingMinor }) => {
      const found = isInText(number) ? inText([number]) : identity;
      const amount = orderFit(line, { number, owingMinor });
      return finish(candidate, { found, amount, parts: [], onAccountMinor: amountMinor, orderNumber: number });
    });
  const named = invoices.filter(({ reference }) => isInText(reference));
  const isIdentified = identity.points > 0 || named.length > 0;
  const exact = isIdentified
    ? findExactDocuments(amountMinor, invoices)
    : invoices.filter(({ openMinor }) => openMinor === amountMinor).slice(0, 1);
  const nearly = invoices.filter((one) => isSmallDifference(one.openMinor - amountMinor, one.openMinor)).slice(0, 1);
  const identified =
    named.length > 0 ? { points: points.fullName, reason: `${named.length} of its invoices in the text` } : identity;
  return [
    ...forOrders,
    ...(named.length > 0 ? [make(named, inText(named.map(({ reference }) => reference)))] : []),
    ...(exact && exact.length > 0 ? [make(exact, identity)] : []),
    ...(isIdentified && !exact ? nearly.map((one) => make([one], identity)) : []),
    ...(isIdentified && invoices.length > 0
      ? [{ ...make(invoices, identified), reason: `${identified.reason}; oldest first` }]
      : []),
    ...(isIdentified ? [make([], { ...identified, points: Math.min(identified.points, 10) })] : []),
  ];
}

const inText = (numbers: readonly string[]): Identity => ({
  points: points.number,
  reason: numbers.length > 2 ? `${numbers.length} numbers in the text` : `${numbers.join(' and ')} in the text`,
});

function identityOf({ text }: LineToMatch, { company, timesSeen }: Candidate): Identity {
  if (timesSeen > 0)
    return {
      points: points.seen,
      reason: timesSeen === 1 ? 'this payer was seen once' : `this payer was seen ${timesSeen} times`,
    };
  const share = nameShare(company, text);
  if (share >= 0.99) return { points: points.fullName, reason: 'the name is in the text' };
  return share >= 0.5
    ? { points: points.partOfName, reason: 'a part of the name is in the text' }
    : { points: 0, reason: 'the same sum' };
}

function payInOrder(amountMinor: number, documents: readonly OpenDocument[]): MatchedPart[] {
  let left = amountMinor;
  return documents.flatMap(({ reference, openMinor }) => {
    const part = Math.min(left, openMinor);
    left -= part;
    return part > 0 ? [{ reference, amountMinor: part }] : [];
  });
}

const isSmallDifference = (difference: number, whole: number) =>
  difference > 0 && difference * 10_000 <= whole * smallPartBp;

const countOf = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`);

function amountFit({ amountMinor, currency }: LineToMatch, documents: readonly OpenDocument[]): Identity {
  if (documents.length === 0) return { points: points.keep, reason: 'stays on the account' };
  const difference = sum(documents, ({ openMinor }) => openMinor) - amountMinor;
  const money = formatMoney({ minor: Math.abs(difference), currency });
  if (difference === 0) return { points: points.exact, reason: `${countOf(documents.length)}, exactly` };
  if (difference < 0) return { points: points.part, reason: `${money} more than ${countOf(documents.length)}` };
  const isSmall = isSmallDifference(difference, difference + amountMinor);
  return { points: isSmall ? points.small : points.part, reason: `${money} less than ${countOf(documents.length)}` };
}

function orderFit({ amountMinor, currency }: LineToMatch, order: { number: string; owingMinor: number }): Identity {
  const difference = order.owingMinor - amountMinor;
  const money = formatMoney({ minor: Math.abs(difference), currency });
  if (difference === 0) return { points: points.exact, reason: `all that order ${order.number} owes` };
  const isSmall = isSmallDifference(difference, order.owingMinor);
  const reason = `${money} ${difference > 0 ? 'less' : 'more'} than order ${order.number} owes`;
  return { points: isSmall ? points.small : points.part, reason };
}

/** It is an advance, or the money of another bill. */
function youngerReason(younger: readonly OpenDocument[]): string[] {
  const [one] = younger;
  return one ? [`${one.reference} is of ${formatDay(one.bookedOn)}, after the money`] : [];
}

type Assessed = {
  found: Identity;
  amount: Identity;
  /** Paid invoices that are of a day after the money. */
  younger?: readonly OpenDocument[];
  parts: readonly MatchedPart[];
  onAccountMinor: number;
  orderNumber?: string;
};

function finish(
  candidate: Candidate,
  { found, amount, younger = [], orderNumber = '', ...paid }: Assessed,
): MatchSuggestion {
  const { customerId, company, email } = candidate;
  const score = Math.min(younger.length > 0 ? certainScore - 1 : 100, found.points + amount.points);
  const isIdentified = found.points > 0;
  return {
    customerId,
    company,
    email,
    orderNumber,
    ...paid,
    isIdentified,
    score,
    reason: [found.reason, amount.reason, ...youngerReason(younger)].join('; '),
  };
}
