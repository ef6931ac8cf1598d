// A statement runs from what was owed before its period to what is owed after it. Amounts in minor units.

import { addDays, type Day } from '../lib/dates.ts';
import { countOf, say, word } from '../lib/say.ts';
import type { LedgerKind } from '../payments/payments.table.ts';

/** A period that was not told is this many days, until today. */
const usualDays = 180;

export type Period = { from: Day; to: Day };

/** The days a statement is about; undefined when the first is after the last, or a day is none. */
export function periodOf(asked: { from?: Day | undefined; to?: Day | undefined }, today: Day): Period | undefined {
  const to = asked.to ?? today;
  if (!isDay(to)) return undefined;
  const from = asked.from ?? addDays(to, -usualDays);
  return isDay(from) && from <= to ? { from, to } : undefined;
}

const isDay = (text: Day) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;

type Moved = { amountMinor: number };

/** What was billed is a debit, what was paid or credited a credit, and each row says what is owed after it. */
export function withBalances<Entry extends Moved>(openingMinor: number, entries: readonly Entry[]) {
  let balanceMinor = openingMinor;
  return entries.map((entry) => {
    balanceMinor += entry.amountMinor;
    return {
      ...entry,
      debitMinor: Math.max(0, entry.amountMinor),
      creditMinor: Math.max(0, -entry.amountMinor),
      balanceMinor,
    };
  });
}

const words: Record<LedgerKind, string> = {
  order: word('Order'),
  release: word('Order given back'),
  invoice: word('Invoice'),
  credit_note: word('Credit note'),
  receipt: word('Receipt'),
  reversal: word('Receipt reversed'),
  refund: word('Refund'),
};

/** What a movement is called; a page says it. */
export const kindWords = (kind: LedgerKind): string => words[kind];

export type Standing = { dueOn: Day | ''; daysOver: number; unpaidMinor: number };

/** Where an open item stands: 'Not due', '14 days over', 'Allocated', 'On account'. */
export function standingWords({ dueOn, daysOver, unpaidMinor }: Standing): string {
  if (dueOn === '') return unpaidMinor === 0 ? say`Allocated` : say`On account`;
  if (daysOver <= 0) return say`Not due`;
  return say`${countOf(daysOver, 'day')} over`;
}
