import { pricingContext } from '../../cart/pricing-context.server.ts';
import { updateQuotesInCart } from '../../cart/rfi-lines/quoted-lines.server.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { canExtend, rfiLineState } from '../rfi-line-state.rule.ts';
import { rfiRefusals } from '../rfi-refusals.ts';
import { type LockedRfiLine, lockRfiLines, recordRfiEvents, saveExtension } from './answer-rfi.db.ts';
import { extensionRefusal } from './extension-refusal.rule.ts';
import type { LineRevision } from './line-answer.ts';
import { quotesExtendedMail } from './quotes-extended.mail.ts';
import { recordRfiChange } from './record-change.server.ts';
import { findUnchangedLines } from './unchanged-lines.server.ts';

export type Extension = { number: string; lines: readonly LineRevision[]; validUntil: Day; by: string; now: Date };

/**
 * Gives quotes a later last day, also in the cart, and mails the buyer. An expired quote can be ordered again; its line in
 * the cart stays an ordinary one until the buyer adds the quote.
 */
export async function extendQuotes(
  database: Database,
  site: Site,
  extension: Extension,
): Promise<
  Refusal<'bad_day' | 'changed' | 'not_quoted' | 'nothing' | 'twice' | 'unknown_line' | 'unknown_rfi'> | undefined
> {
  const { number, validUntil, by, now } = extension;
  return database.transaction(async (db) => {
    const locked = await lockRfiLines(db, { site: site.code, number });
    const lines = await findUnchangedLines(db, site, number, locked, extension.lines);
    if (lines instanceof Refusal) return lines;
    const [first] = lines;
    if (!first) return refuse(rfiRefusals, 'nothing.name', { number });
    const today = dayOf(now, site.calendar.timeZone);
    for (const line of lines) {
      const refusal = lineRefusal(line, extension, today);
      if (refusal) return refusal;
    }
    const lineIds = lines.map((line) => line.lineId);
    const author = { by, now };
    const { taxTreatment } = await pricingContext({ db, site, caller: first, now });
    const mail = quotesExtendedMail(number, first.email, lines, { validUntil, taxTreatment });
    await inOneRoundTrip(db, [
      () => saveExtension(db, { lineIds, validUntil }),
      () =>
        updateQuotesInCart(
          db,
          lines.flatMap((line) => extendedQuote(line, validUntil)),
        ),
      () => recordRfiEvents(db, { site: site.code, lineIds, step: 'extended', note: validUntil, ...author }),
      () => recordRfiChange(db, site, { number, action: 'rfi quote extended', ...author }, lines),
      () => queueMessages(db, site.code, now, [mail]),
    ]);
    return undefined;
  });
}

function lineRefusal(
  line: LockedRfiLine,
  { number, validUntil }: Extension,
  today: Day,
): Refusal<'bad_day' | 'not_quoted'> | undefined {
  const state = rfiLineState(line, today);
  if (!canExtend(state) || line.validUntil === null)
    return refuse(rfiRefusals, 'not_quoted.extend', { lineNo: line.lineNo, number, state });
  const wrong = extensionRefusal(validUntil, line.validUntil, today);
  return wrong ? refuse(rfiRefusals, 'bad_day', { lineNo: line.lineNo, problem: wrong }) : undefined;
}

function extendedQuote(line: LockedRfiLine, validUntil: Day) {
  const { lineId: rfiLineId, quotedQuantity: quantity, quotedMinor: unitMinor, quotedOn: expectedOn, heldAt } = line;
  if (quantity === null || unitMinor === null || expectedOn === null) return [];
  return { rfiLineId, quantity, unitMinor, expectedOn, validUntil, heldAt };
}
