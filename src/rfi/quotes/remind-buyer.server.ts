import { pricingContext } from '../../cart/pricing-context.server.ts';
import { addDays, type Day, dayOf, momentAt } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { rfiLineState } from '../rfi-line-state.rule.ts';
import { rfiRefusals } from '../rfi-refusals.ts';
import {
  findRfisToRemind,
  type LockedRfiLine,
  lockRfiLines,
  markLinesReminded,
  recordRfiEvents,
} from './answer-rfi.db.ts';
import { quotesReminderMail } from './quotes-extended.mail.ts';
import { recordRfiChange } from './record-change.server.ts';

type OpenQuote = LockedRfiLine & { validUntil: Day };

/** Quotes that can be ordered, so neither held nor ended. */
const openQuotes = (lines: readonly LockedRfiLine[], today: Day): OpenQuote[] =>
  lines.filter(
    (line): line is OpenQuote =>
      rfiLineState(line, today) === 'Stock' && line.heldAt === null && line.validUntil !== null,
  );

/** Reminds the buyer of all open quotes of an RFI, at most once a day. */
export async function remindBuyer(
  database: Database,
  site: SellerSite,
  { number, by, now }: { number: string; by: string; now: Date },
): Promise<Refusal<'no_quote' | 'reminded' | 'unknown_rfi'> | undefined> {
  const { timeZone } = site.calendar;
  const today = dayOf(now, timeZone);
  return database.transaction(async (db) => {
    const lines = await lockRfiLines(db, { site: site.code, number });
    if (lines.length === 0) return refuse(rfiRefusals, 'unknown_rfi', { site: site.name, number });
    const open = openQuotes(lines, today);
    if (open.length === 0) return refuse(rfiRefusals, 'no_quote', { rfi: number });
    if (open.every((line) => line.remindedAt && dayOf(line.remindedAt, timeZone) === today))
      return refuse(rfiRefusals, 'reminded', { number });
    await sendReminder(db, site, number, open, { by, now });
    await recordRfiChange(db, site, { number, action: 'rfi reminder sent', by, now }, open);
    return undefined;
  });
}

/** Reminds buyers once of quotes that end soon, also if several processes run it at the same time. */
export async function remindOfEndingQuotes(database: Database, site: SellerSite, now: Date): Promise<number> {
  const { timeZone } = site.calendar;
  const today = dayOf(now, timeZone);
  const lastDay = addDays(today, site.salesDesk.remindDaysBefore);
  const notSince = momentAt(today, '00:00', timeZone);
  const ending = await findRfisToRemind(database, { site: site.code, today, lastDay, notSince });
  for (const { number } of ending)
    await database.transaction(async (db) => {
      const lines = await lockRfiLines(db, { site: site.code, number });
      const due = openQuotes(lines, today).filter(
        (line) =>
          line.validUntil <= lastDay &&
          line.remindedAt === null &&
          line.answeredAt !== null &&
          line.answeredAt < notSince,
      );
      if (due.length > 0) await sendReminder(db, site, number, due, { by: 'system', now });
    });
  return ending.length;
}

async function sendReminder(
  db: Db,
  site: SellerSite,
  number: string,
  quotes: readonly OpenQuote[],
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const lineIds = quotes.map((line) => line.lineId);
  const validUntil = quotes.map((line) => line.validUntil).sort()[0] ?? '';
  await markLinesReminded(db, { lineIds, now });
  await recordRfiEvents(db, { site: site.code, lineIds, step: 'reminded', by, note: null, now });
  const [first] = quotes;
  if (!first) return;
  const { taxTreatment } = await pricingContext({ db, site, caller: first, now });
  await queueMessages(db, site.code, now, [
    quotesReminderMail(number, first.email, quotes, { validUntil, taxTreatment }),
  ]);
}
