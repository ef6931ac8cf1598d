import { detachQuotes, updateQuoteInCart } from '../../cart/rfi-lines/quoted-lines.server.ts';
import { priceFor } from '../../catalogue/pricing/price.rule.ts';
import { dayOf } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { findItems } from '../rfi.db.ts';
import { canAnswer, rfiLineState } from '../rfi-line-state.rule.ts';
import {
  type LockedRfiLine,
  lockRfiLines,
  recordRfiEvents,
  replaceLineItem,
  saveDecline,
  saveQuote,
} from './answer-rfi.db.ts';
import type { CheckedAnswer, LineAnswer } from './line-answer.ts';
import { quoteRefusal } from './quote-refusal.rule.ts';
import { recordRfiChange } from './record-change.server.ts';
import { rfiAnsweredMail } from './rfi-answered.mail.ts';
import { findSeenLines } from './seen-lines.server.ts';

export type RfiAnswer = { number: string; lines: readonly LineAnswer[]; by: string; now: Date };

/** Writes all answers or none, updates a quote that is in a cart, and mails the buyer. */
export async function answerRfi(database: Database, site: Site, answer: RfiAnswer): Promise<Refusal | undefined> {
  const { number, now } = answer;
  return database.transaction(async (db) => {
    const locked = await lockRfiLines(db, { site: site.code, number });
    const lines = await findSeenLines(db, site, number, locked, answer.lines);
    if (lines instanceof Refusal) return lines;
    const [first] = lines;
    if (!first) return new Refusal('nothing', `Answer at least one line of ${number}.`);
    const checked: CheckedAnswer[] = [];
    for (const [i, line] of lines.entries()) {
      const found = await checkAnswer(db, site, answer, line, answer.lines[i] as LineAnswer);
      if (found instanceof Refusal) return found;
      checked.push(found);
    }
    for (const one of checked) await writeAnswer(db, site, answer, one);
    await recordRfiChange(db, site, { ...answer, action: 'rfi answered' }, lines);
    await queueMessages(db, site.code, now, [rfiAnsweredMail(site, number, first, checked)]);
    return undefined;
  });
}

async function checkAnswer(
  db: Db,
  site: Site,
  { number, now }: RfiAnswer,
  line: LockedRfiLine,
  answer: LineAnswer,
): Promise<CheckedAnswer | Refusal> {
  const today = dayOf(now, site.calendar.timeZone);
  const state = rfiLineState(line, today);
  if (!canAnswer(state)) return new Refusal('ordered', `Line ${line.lineNo} of ${number} is ${state} already.`);
  if ('decline' in answer) return { line, answer, quantity: line.quantityAsked, item: undefined };
  const { itemCode, ...quote } = answer.quote;
  const quantity = quote.quantity ?? line.quantityAsked;
  const wrong = quoteRefusal({ ...quote, quantity }, today);
  if (wrong) return new Refusal('bad_quote', `Line ${line.lineNo}: ${wrong}`);
  if (itemCode === undefined)
    return line.itemId === null
      ? new Refusal('no_item', `Line ${line.lineNo} is free text: '${line.itemName}'. Name the item you quote.`)
      : { line, answer, quantity, item: undefined };
  const [item] = await findItems(db, { ...line, site: site.code, ids: [], codes: [itemCode], now });
  if (!item) return new Refusal('unknown_item', `${site.name} sells no item with the code ${itemCode}.`);
  return { line, answer, quantity, item: item.id === line.itemId ? undefined : item };
}

async function writeAnswer(
  db: Db,
  site: Site,
  { by, now }: RfiAnswer,
  { line, answer, quantity, item }: CheckedAnswer,
) {
  const { lineId } = line;
  const noteText = answer.note?.trim() || null;
  const event = { site: site.code, lineIds: [lineId], by, note: noteText, now };
  // With another item the line in the cart becomes an ordinary one.
  if (item || 'decline' in answer) await detachQuotes(db, [lineId]);
  if ('decline' in answer) {
    await saveDecline(db, { lineId, note: noteText, by, now });
    return recordRfiEvents(db, { ...event, step: 'declined' });
  }
  if (item) {
    const today = dayOf(now, site.calendar.timeZone);
    const yourMinor = priceFor(item.listMinor, item.prices, quantity, today).unitMinor;
    await replaceLineItem(db, { ...item, lineId, yourMinor });
  }
  const { unitMinor, expectedOn, validUntil } = answer.quote;
  await saveQuote(db, { lineId, unitMinor, expectedOn, validUntil, quantity, note: noteText, by, now });
  await updateQuoteInCart(db, { rfiLineId: lineId, quantity, unitMinor, expectedOn, validUntil, heldAt: line.heldAt });
  return recordRfiEvents(db, { ...event, step: 'answered' });
}
