// A promise to pay is kept when as much came in since it was noted, and broken when its day has passed without.

                                              

                                                      

                                                                                     

export function promiseState({ amountMinor, promisedFor, receivedMinor }              , today     )               {
  if (receivedMinor >= amountMinor) return 'kept';
  return promisedFor < today ? 'broken' : 'open';
}

const maxDaysAhead = 365;
const maxNoteLength = 300;

                                                                                             

/** Why a promise cannot be noted. */
export function promiseRefusal(
  { amountMinor, promisedFor, note, owedMinor }            ,
  today     ,
  lastDay     ,
)                     {
  if (owedMinor <= 0) return 'This customer owes nothing.';
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return 'Write the amount, like 125000 or 1,25,000.50.';
  if (amountMinor > owedMinor) return 'This is more than the customer owes.';
  if (promisedFor < today) return 'The day has passed; write the day by which they pay.';
  if (promisedFor > lastDay) return `The day is at most ${maxDaysAhead} days away.`;
  return note.length > maxNoteLength ? `Use at most ${maxNoteLength} characters for the note.` : undefined;
}

export const promiseDaysAhead = maxDaysAhead;
