// A promise to pay is kept when as much came in since it was noted, and broken when its day has passed without.

import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { exampleAmount } from '../../lib/money.ts';

export const promiseStates = ['open', 'kept', 'broken'] as const;
export type PromiseState = (typeof promiseStates)[number];

type NotedPromise = { amountMinor: number; promisedFor: Day; receivedMinor: number };

export function promiseState({ amountMinor, promisedFor, receivedMinor }: NotedPromise, today: Day): PromiseState {
  if (receivedMinor >= amountMinor) return 'kept';
  return promisedFor < today ? 'broken' : 'open';
}

const maxDaysAhead = 365;
const maxNoteLength = 300;

type NewPromise = { amountMinor: number; currency: Currency; promisedFor: Day; note: string; owedMinor: number };

export type PromiseRefusal = { field: 'amount' | 'day' | 'note'; message: string };

/** Why a promise cannot be noted. */
export function promiseRefusal(
  { amountMinor, currency, promisedFor, note, owedMinor }: NewPromise,
  today: Day,
  lastDay: Day,
): PromiseRefusal | undefined {
  const at = (field: PromiseRefusal['field'], message: string) => ({ field, message });
  if (owedMinor <= 0) return at('amount', 'This customer owes nothing.');
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
    return at('amount', `Write the amount, like 125000 or ${exampleAmount(currency)}.`);
  if (amountMinor > owedMinor) return at('amount', 'This is more than the customer owes.');
  if (promisedFor < today) return at('day', 'The day has passed; write the day by which they pay.');
  if (promisedFor > lastDay) return at('day', `The day is at most ${maxDaysAhead} days away.`);
  if (note.length > maxNoteLength) return at('note', `Use at most ${maxNoteLength} characters for the note.`);
  return undefined;
}

export const promiseDaysAhead = maxDaysAhead;
