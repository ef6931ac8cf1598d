import { addItemCall } from '../cart/add-to-cart/add-item.server.js';
import { addDays, dayOf, workingDayFrom } from '../lib/dates.js';
import { rfiHistoryCall } from '../rfi/history/rfi-history.server.js';
import { answerRfi } from '../rfi/quotes/answer-rfi.server.js';
import { expireQuotes } from '../rfi/quotes/expire-quotes.server.js';
                                                               
import { findQuotedLines } from '../rfi/quotes/quoted-lines.server.js';
import { sendRfiCall } from '../rfi/requests/send-rfi.server.js';
                                                               
import {
  callAs,
  demoActor,
  fillCart,
                 
  readCartAt,
  unwrapResult,
              
} from './past-orders.server.js';

                                                              

export async function sendRfiAt(
  buyer           ,
  wanted                   ,
  now      ,
  { reference = '', words = [] }                                                          = {},
)                  {
  await fillCart(buyer, wanted, now);
  const ids = new Set(wanted.map((one) => one.itemId));
  const lines = (await readCartAt(buyer, now)).filter((line) => ids.has(line.itemid));
  const item_info = [
    ...lines.map(({ item_detail_id }) => ({ item_detail_id })),
    ...words.map((one) => ({ item_name: one.text, quantity: one.quantity })),
  ];
  return (await callAs                   (buyer, sendRfiCall, { item_info, reference }, now)).RefNo;
}

/** `share` of that day's price; `inDays` and `validDays` count from the answer. */
                                                                             

/** One answer per line in order; undefined leaves a line open. */
export async function answerRfiAt(
  buyer           ,
  number        ,
  answers                                             ,
  now      ,
)                {
  const today = dayOf(now, buyer.site.calendar.timeZone);
  const entry = await callAs                    (buyer, rfiHistoryCall, { putawayno_key: number }, now);
  const lines = answers.flatMap((answer, index)               => {
    const lineNo = index + 1;
    if (answer === undefined) return [];
    if (typeof answer === 'string') return [{ lineNo, decline: true, note: answer }];
    const unitMinor = Math.round((entry.data.data[index]?.your_price ?? 0) * 100 * answer.share);
    const expectedOn = workingDayFrom(addDays(today, answer.inDays), buyer.site.calendar);
    const validUntil = addDays(today, answer.validDays);
    return [{ lineNo, quote: { unitMinor, expectedOn, validUntil, floorReason: 'As agreed with the customer' } }];
  });
  unwrapResult(await answerRfi(buyer.server.database, buyer.site, { number, lines, by: demoActor, now }));
}

export async function addQuotedLinesAt(buyer           , number        , now      )                {
  const entry = await callAs                    (buyer, rfiHistoryCall, { putawayno_key: number }, now);
  const item_info = entry.data.data
    .filter((line) => line.status === 'Stock')
    .map((line) => ({ item_id: line.ItemCode, rfq_id: number, flag: 'rfq_history' }));
  await callAs(buyer, addItemCall(findQuotedLines), { item_info }, now);
}

export async function expireQuotesAt({ server, site }           , now      )                {
  await expireQuotes(server.database, site, now);
}
