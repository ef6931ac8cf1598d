// A promise to pay is kept when as much came in since it was noted, and broken when its day has passed without.

import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { exampleAmount } from '../../lib/money.ts';

export type PromiseState = 'open' | 'kept' | 'broken';

type NotedPromise = { amountMinor: number; promisedFor: Day; receivedMinor: number };

export function promiseState({ amountMinor, promisedFor, receivedMinor }: NotedPromise, today: Day): PromiseState {
  if (receivedMinor >= amountMinor) return 'kept';
  return promisedFor < today ? 'broken' : 'open';
}

const maxDaysAhead = 365;
const maxNoteLength = 300;

type NewPromise = { amountMinor: number; currency: Currency; promisedFor: Day; note: string; owedMinor: number };

/** Why a promise cannot be noted. */
export function promiseRefusal(
  { amountMinor, currency, promisedFor, note, owedMinor }: NewPromise,
  today: Day,
  lastDay: Day,
): string | undefined {
  if (owedMinor <= 0) return 'This customer owes nothing.';
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
    return `Write the amount, like 125000 or ${exampleAmount(currency)}.`;
  if (amountMinor > owedMinor) return 'This is more than the customer owes.';
  if (promisedFor < today) return 'The day has passed; write the day by which they pay.';
  if (promisedFor > lastDay) return `The day is at most ${maxDaysAhead} days away.`;
  return note.length > maxNoteLength ? `Use at most ${maxNoteLength} characters for the note.` : undefined;
}

export const promiseDaysAhead = maxDaysAhead;
