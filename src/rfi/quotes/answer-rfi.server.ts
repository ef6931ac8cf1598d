import { detachQuotes, updateQuoteInCart } from '../../cart/rfi-lines/quoted-lines.server.ts';
import { priceFor } from '../../catalogue/pricing/price.rule.ts';
import { dayOf } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import type { SellerSite, Site } from '../../sites/site.ts';
import { claimRfi } from '../queue/assign-rfi.server.ts';
import type { RfiItemFacts } from '../rfi.db.ts';
import { rfiRefusals } from '../rfi-refusals.ts';
import { insertAlternative } from './alternatives.db.ts';
import { lockRfiLines, recordRfiEvents, replaceLineItem, saveDecline, saveQuote } from './answer-rfi.db.ts';
import { checkAnswer } from './check-answer.server.ts';
import type { CheckedAlternative, CheckedAnswer, LineAnswer } from './line-answer.ts';
import { recordRfiChange } from './record-change.server.ts';
import { rfiAnsweredMail } from './rfi-answered.mail.ts';
import { findUnchangedLines } from './unchanged-lines.server.ts';

export type RfiAnswer = {
  number: string;
  lines: readonly LineAnswer[];
  by: string;
  /** Who answers at the desk; an RFI that is nobody's becomes theirs. */
  staffId?: number;
  now: Date;
};

/** Writes all answers or none, updates a quote that is in a cart, and mails the buyer. */
export async function answerRfi(
  database: Database,
  site: SellerSite,
  answer: RfiAnswer,
): Promise<
  | Refusal<
      | 'alternative'
      | 'bad_quote'
      | 'below_floor'
      | 'changed'
      | 'no_item'
      | 'nothing'
      | 'ordered'
      | 'twice'
      | 'unknown_item'
      | 'unknown_line'
      | 'unknown_rfi'
    >
  | undefined
> {
  const { number, by, now } = answer;
  return database.transaction(async (db) => {
    const locked = await lockRfiLines(db, { site: site.code, number });
    const lines = await findUnchangedLines(db, site, number, locked, answer.lines);
    if (lines instanceof Refusal) return lines;
    const [first] = lines;
    if (!first) return refuse(rfiRefusals, 'nothing.answer', { number });
    const checked: CheckedAnswer[] = [];
    for (const [i, line] of lines.entries()) {
      const found = await checkAnswer({ db, site, number, now, locked }, line, answer.lines[i] as LineAnswer);
      if (found instanceof Refusal) return found;
      checked.push(found);
    }
    const added: number[] = [];
    for (const one of checked) added.push(...(await writeAnswer(db, site, answer, one)));
    const reason = floorReasons(checked);
    await recordRfiChange(db, site, { number, by, now, action: 'rfi answered', reason, added }, lines);
    await claimRfi(db, site, answer);
    await queueMessages(db, site.code, now, [rfiAnsweredMail(site, number, first, checked)]);
    return undefined;
  });
}

const floorReasons = (checked: readonly CheckedAnswer[]): string =>
  checked
    .flatMap(({ line, answer, isBelowFloor }) =>
      isBelowFloor && 'quote' in answer
        ? [`line ${line.lineNo} below the floor: ${answer.quote.floorReason?.trim()}`]
        : [],
    )
    .join('; ');

/** Returns the alternatives that were added. */
async function writeAnswer(db: Db, site: Site, { by, now }: RfiAnswer, checked: CheckedAnswer): Promise<number[]> {
  const { line, answer, quantity, item, alternatives } = checked;
  const { lineId } = line;
  const noteText = answer.note?.trim() || null;
  const event = { site: site.code, by, note: noteText, now };
  // With another item the line in the cart becomes an ordinary one.
  if (item || 'decline' in answer) await detachQuotes(db, [lineId]);
  if ('decline' in answer) {
    await saveDecline(db, { lineId, note: noteText, by, now });
    await recordRfiEvents(db, { ...event, lineIds: [lineId], step: 'declined' });
    return [];
  }
  if (item) await replaceLineItem(db, { ...item, lineId, yourMinor: priceTo(site, item, quantity, now) });
  const { unitMinor, expectedOn, validUntil } = answer.quote;
  await saveQuote(db, { lineId, unitMinor, expectedOn, validUntil, quantity, note: noteText, by, now });
  await updateQuoteInCart(db, { rfiLineId: lineId, quantity, unitMinor, expectedOn, validUntil, heldAt: line.heldAt });
  const added: number[] = [];
  for (const one of alternatives) added.push(...(await writeAlternative(db, site, lineId, one, { by, now })));
  await recordRfiEvents(db, { ...event, lineIds: [lineId, ...added], step: 'answered' });
  return added;
}

async function writeAlternative(
  db: Db,
  site: Site,
  lineId: number,
  { quote, quantity, item }: CheckedAlternative,
  { by, now }: { by: string; now: Date },
): Promise<number[]> {
  const { unitMinor, expectedOn, validUntil } = quote;
  const yourMinor = priceTo(site, item, quantity, now);
  const offered = { unitMinor, expectedOn, validUntil, quantity, yourMinor, by, now };
  const rows = await insertAlternative(db, { ...item, ...offered, lineId });
  return rows.map((row) => row.lineId);
}

const priceTo = (site: Site, item: RfiItemFacts, quantity: number, now: Date): number =>
  priceFor(item.listMinor, item.prices, quantity, dayOf(now, site.calendar.timeZone)).unitMinor;
