import { endQuotes } from '../cart/quoted-lines.server.ts';
import { dayOf } from '../lib/dates.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import type { Database } from '../server/db.ts';
import type { Site } from '../sites/site.ts';
import { findLapsing, lockRfi, noteSteps, writeLapsed } from './answer-rfi.db.ts';
import { rfiLapsedMail } from './rfi-lapsed.mail.ts';
import { rfiLineState } from './rfi-line-state.rule.ts';

/**
 * Ends the quotes of a site whose last day is over: those in a cart stay there as ordinary lines, and the buyer is told,
 * once. Several processes may do it at the same time. Answers how many RFIs it ended lines of.
 */
export async function lapseQuotes(database: Database, site: Site, now: Date): Promise<number> {
  const today = dayOf(now, site.calendar.timeZone);
  const lapsing = await findLapsing(database, { site: site.code, today });
  for (const { number } of lapsing) await lapse(database, site, number, now);
  return lapsing.length;
}

async function lapse(database: Database, site: Site, number: string, now: Date): Promise<void> {
  const today = dayOf(now, site.calendar.timeZone);
  await database.transaction(async (db) => {
    const lines = await lockRfi(db, { site: site.code, number });
    const lapsed = lines.filter((line) => rfiLineState(line, today) === 'Expired' && line.lapsedAt === null);
    const [first] = lapsed;
    if (!first) return;
    const lineIds = lapsed.map((line) => line.lineId);
    const inCart = await endQuotes(db, lineIds);
    await writeLapsed(db, { lineIds, now });
    await noteSteps(db, { site: site.code, lineIds, step: 'lapsed', by: 'system', note: null, now });
    await queueMessages(db, site.code, now, [rfiLapsedMail(number, first.email, lapsed, inCart)]);
  });
}
