import { pricingContext } from '../../cart/pricing-context.server.ts';
import { detachQuotes } from '../../cart/rfi-lines/quoted-lines.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { rfiLineState } from '../rfi-line-state.rule.ts';
import { findRfisToExpire, lockRfiLines, markLinesExpired, recordRfiEvents } from './answer-rfi.db.ts';
import { quotesExpiredMail } from './quotes-expired.mail.ts';

/**
 * Ends expired quotes and mails their buyers once, also if several processes run it at the same time. Quoted lines in a cart
 * become ordinary ones. Returns the number of RFIs.
 */
export async function expireQuotes(database: Database, site: Site, now: Date): Promise<number> {
  const today = dayOf(now, site.calendar.timeZone);
  const expiring = await findRfisToExpire(database, { site: site.code, today });
  for (const { number } of expiring) await expireRfiQuotes(database, site, number, now);
  return expiring.length;
}

async function expireRfiQuotes(database: Database, site: Site, number: string, now: Date): Promise<void> {
  const today = dayOf(now, site.calendar.timeZone);
  await database.transaction(async (db) => {
    const lines = await lockRfiLines(db, { site: site.code, number });
    const expiredLines = lines.filter((line) => rfiLineState(line, today) === 'Expired' && line.lapsedAt === null);
    const [first] = expiredLines;
    if (!first) return;
    const lineIds = expiredLines.map((line) => line.lineId);
    const inCart = await detachQuotes(db, lineIds);
    await markLinesExpired(db, { lineIds, now });
    await recordRfiEvents(db, { site: site.code, lineIds, step: 'lapsed', by: 'system', note: null, now });
    const { taxTreatment } = await pricingContext({ db, site, caller: first, now });
    const mail = quotesExpiredMail(number, first.email, expiredLines, { inCart, taxTreatment });
    await queueMessages(db, site.code, now, [mail]);
  });
}
