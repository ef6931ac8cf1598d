import { addItemCall } from '../cart/add-to-cart/add-item.server.ts';
import { addDays, dayOf, workingDayFrom } from '../lib/dates.ts';
import { rfiHistoryCall } from '../rfi/history/rfi-history.server.ts';
import { answerRfi } from '../rfi/quotes/answer-rfi.server.ts';
import { expireQuotes } from '../rfi/quotes/expire-quotes.server.ts';
import type { LineAnswer } from '../rfi/quotes/line-answer.ts';
import { sendRfiCall } from '../rfi/requests/send-rfi.server.ts';
import type { RfiEntry } from '../rfi/rfi-history.contract.ts';
import {
  callAs,
  demoActor,
  fillCart,
  type PastBuyer,
  readCartAt,
  unwrapResult,
  type Wanted,
} from './past-orders.server.ts';

export type FreeTextLine = { text: string; quantity: number };

export async function sendRfiAt(
  buyer: PastBuyer,
  wanted: readonly Wanted[],
  now: Date,
  { reference = '', words = [] }: { reference?: string; words?: readonly FreeTextLine[] } = {},
): Promise<string> {
  await fillCart(buyer, wanted, now);
  const ids = new Set(wanted.map((one) => one.itemId));
  const lines = (await readCartAt(buyer, now)).filter((line) => ids.has(line.itemid));
  const item_info = [
    ...lines.map(({ item_detail_id }) => ({ item_detail_id })),
    ...words.map((one) => ({ item_name: one.text, quantity: one.quantity })),
  ];
  return (await callAs<{ RefNo: string }>(buyer, sendRfiCall, { item_info, reference }, now)).RefNo;
}

/** `share` of that day's price; `inDays` and `validDays` count from the answer. */
export type PastQuote = { share: number; inDays: number; validDays: number };

/** One answer per line in order; undefined leaves a line open. */
export async function answerRfiAt(
  buyer: PastBuyer,
  number: string,
  answers: readonly (PastQuote | string | undefined)[],
  now: Date,
): Promise<void> {
  const today = dayOf(now, buyer.site.calendar.timeZone);
  const entry = await callAs<{ data: RfiEntry }>(buyer, rfiHistoryCall, { putawayno_key: number }, now);
  const lines = answers.flatMap((answer, index): LineAnswer[] => {
    const lineNo = index + 1;
    if (answer === undefined) return [];
    if (typeof answer === 'string') return [{ lineNo, note: answer }];
    const unitMinor = Math.round((entry.data.data[index]?.your_price ?? 0) * 100 * answer.share);
    const expectedOn = workingDayFrom(addDays(today, answer.inDays), buyer.site.calendar);
    const validUntil = addDays(today, answer.validDays);
    return [{ lineNo, quote: { unitMinor, expectedOn, validUntil, floorReason: 'As agreed with the customer' } }];
  });
  unwrapResult(await answerRfi(buyer.server.database, buyer.site, { number, lines, by: demoActor, now }));
}

export async function addQuotedLinesAt(buyer: PastBuyer, number: string, now: Date): Promise<void> {
  const entry = await callAs<{ data: RfiEntry }>(buyer, rfiHistoryCall, { putawayno_key: number }, now);
  const item_info = entry.data.data
    .filter((line) => line.status === 'Stock')
    .map((line) => ({ item_id: line.ItemCode, rfq_id: number, flag: 'rfq_history' }));
  await callAs(buyer, addItemCall, { item_info }, now);
}

export async function expireQuotesAt({ server, site }: PastBuyer, now: Date): Promise<void> {
  await expireQuotes(server.database, site, now);
}
