import { pricingContext } from '../../cart/pricing-context.server.ts';
import { detachQuotes, updateQuotesInCart } from '../../cart/rfi-lines/quoted-lines.server.ts';
import { priceFor } from '../../catalogue/pricing/price.rule.ts';
import { dayOf } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import type { SellerSite, Site } from '../../sites/site.ts';
import { claimRfi } from '../queue/assign-rfi.server.ts';
import type { RfiItemFacts } from '../rfi.db.ts';
import { rfiRefusals } from '../rfi-refusals.ts';
import { addAlternatives } from './alternatives.db.ts';
import {
  type LockedRfiLine,
  lockRfiLines,
  type QuotedItem,
  type RfiLineEvent,
  recordEventsOfLines,
  replaceLineItems,
  saveDeclines,
  saveQuotes,
} from './answer-rfi.db.ts';
import { checkAnswer, findOfferedItems } from './check-answer.server.ts';
import type { CheckedAnswer, LineAnswer, Offered } from './line-answer.ts';
import { recordRfiChange } from './record-change.server.ts';
import { rfiAnsweredMail } from './rfi-answered.mail.ts';
import { findUnchangedLines } from './unchanged-lines.server.ts';

export type RfiAnswer = {
  number: string;
  lines: readonly LineAnswer[];
  by: string;
  /** Who answers at the desk; an RFI that is nobody's becomes theirs. */
  staffId?: number;
  /** False where another mail says the same. */
  isMailed?: boolean;
  now: Date;
};

type AnswerRefusal = Refusal<
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
>;

/** Writes all answers or none, updates a quote that is in a cart, and mails the buyer. */
export const answerRfi = (
  database: Database,
  site: SellerSite,
  answer: RfiAnswer,
): Promise<AnswerRefusal | undefined> => database.transaction((db) => answerLines(db, site, answer));

/** Runs in the transaction of the caller, who writes nothing when it is refused. */
export async function answerLines(db: Db, site: SellerSite, answer: RfiAnswer): Promise<AnswerRefusal | undefined> {
  const { number, by, now, isMailed = true } = answer;
  const locked = await lockRfiLines(db, { site: site.code, number });
  const lines = await findUnchangedLines(db, site, number, locked, answer.lines);
  if (lines instanceof Refusal) return lines;
  const [first] = lines;
  if (!first) return refuse(rfiRefusals, 'nothing.answer', { number });
  const items = await findOfferedItems(db, site, first, answer.lines, now);
  const checked: CheckedAnswer[] = [];
  for (const [i, line] of lines.entries()) {
    const found = checkAnswer({ site, number, now, locked, items }, line, answer.lines[i] as LineAnswer);
    if (found instanceof Refusal) return found;
    checked.push(found);
  }
  const { taxTreatment } = await pricingContext({ db, site, caller: first, now });
  const added = await writeAnswers(db, site, answer, checked);
  const change = { number, by, now, action: 'rfi answered', reason: floorReasons(checked) };
  await inOneRoundTrip(db, [
    () => recordEventsOfLines(db, eventsOf(checked, added), { site: site.code, by, now }),
    () => recordRfiChange(db, site, { ...change, added: added.map(({ lineId }) => lineId) }, lines),
    () => claimRfi(db, site, answer),
    async () =>
      isMailed &&
      queueMessages(db, site.code, now, [
        rfiAnsweredMail(number, first, checked, { taxTreatment, waiting: waitingBeside(locked, lines) }),
      ]),
  ]);
  return undefined;
}

/** How many lines of the buyer's stay unanswered. */
const waitingBeside = (locked: readonly LockedRfiLine[], answered: readonly LockedRfiLine[]): number =>
  locked.filter(
    (line) => line.alternativeTo === null && !line.answeredAt && !line.declinedAt && !answered.includes(line),
  ).length;

const floorReasons = (checked: readonly CheckedAnswer[]): string =>
  checked
    .flatMap(({ line, answer, isBelowFloor }) =>
      isBelowFloor ? [`line ${line.lineNo} below the floor: ${answer.quote?.floorReason?.trim()}`] : [],
    )
    .join('; ');

type AddedLine = { lineId: number; alternativeTo: number | null };

/** Returns the alternatives that were added. */
async function writeAnswers(
  db: Db,
  site: Site,
  { by, now }: RfiAnswer,
  checked: readonly CheckedAnswer[],
): Promise<readonly AddedLine[]> {
  const declined = checked.filter(({ answer }) => !answer.quote);
  const quotes = checked.flatMap((one) => (one.answer.quote ? { ...one, quote: one.answer.quote } : []));
  const replaced = quotes.flatMap(({ line, item, quantity }) =>
    item ? { lineId: line.lineId, ...quotedItem(site, item, quantity, now) } : [],
  );
  const alternatives = quotes.flatMap(({ line, alternatives }) =>
    alternatives.map(({ quote, quantity, item }) => ({
      ...lineQuote(line, quote, quantity),
      ...quotedItem(site, item, quantity, now),
    })),
  );
  const declinedIds = declined.map(({ line }) => line.lineId);
  // With another item the line in the cart becomes an ordinary one.
  await detachQuotes(db, [...declinedIds, ...replaced.map(({ lineId }) => lineId)]);
  const [, , , , added] = await inOneRoundTrip(db, [
    () => saveDeclines(db, { lineIds: declinedIds, notes: declined.map(noteOf), by, now }),
    () => replaceLineItems(db, replaced),
    () =>
      saveQuotes(
        db,
        quotes.map((one) => ({ ...lineQuote(one.line, one.quote, one.quantity), note: noteOf(one) })),
        { by, now },
      ),
    () =>
      updateQuotesInCart(
        db,
        quotes.map(({ line, quote, quantity }) => ({
          ...lineQuote(line, quote, quantity),
          rfiLineId: line.lineId,
          heldAt: line.heldAt,
        })),
      ),
    () => addAlternatives(db, alternatives, { by, now }),
  ]);
  return added;
}

const noteOf = ({ answer }: CheckedAnswer): string | null => answer.note?.trim() || null;

const lineQuote = ({ lineId }: LockedRfiLine, { unitMinor, expectedOn, validUntil }: Offered, quantity: number) => ({
  lineId,
  quantity,
  unitMinor,
  expectedOn,
  validUntil,
});

/** The item as it is written to the line, with the customer's price of the day. */
function quotedItem(site: Site, item: RfiItemFacts, quantity: number, now: Date): QuotedItem {
  const { id, code, name, maker, superCategory, category, origin, weightKg, listMinor, taxBp } = item;
  const price = priceFor(listMinor, item.prices, quantity, dayOf(now, site.calendar.timeZone));
  const group = { superCategory, category, origin, weightKg };
  return { id, code, name, maker, ...group, listMinor, yourMinor: price.unitMinor, taxBp };
}

function eventsOf(checked: readonly CheckedAnswer[], added: readonly AddedLine[]): RfiLineEvent[] {
  return checked.flatMap((one) => {
    const beside = added.filter(({ alternativeTo }) => alternativeTo === one.line.lineNo);
    const step = one.answer.quote ? 'answered' : 'declined';
    return [one.line, ...beside].map(({ lineId }) => ({ lineId, step, note: noteOf(one) }));
  });
}
