import { expectedDayOf } from '../../cart/lines/active-quote.rule.ts';
import { siteDates } from '../../cart/pricing-context.server.ts';
import { dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { findStaffRfiHead } from '../queue/staff-rfi.db.ts';
import { findRfi } from '../rfi.db.ts';
import { rfiLineState } from '../rfi-line-state.rule.ts';
import type { PrintedQuoteLine, QuotePrint } from './quote-print.ts';

/** Undefined for an unknown RFI, without lines if nothing of it can be ordered. */
export async function loadQuote(db: Db, site: Site, number: string, now: Date): Promise<QuotePrint | undefined> {
  const [head] = await findStaffRfiHead(db, { site: site.code, number });
  if (!head) return undefined;
  const { timeZone } = site.calendar;
  const days = siteDates(site, now);
  const { today } = days;
  const rows = await findRfi(db, { customerId: head.customerId, number });
  const lines = rows.flatMap((row): PrintedQuoteLine[] => {
    const { quotedMinor: unitMinor, quotedOn, validUntil } = row;
    if (rfiLineState(row, today) !== 'Stock' || unitMinor === null || !quotedOn || !validUntil) return [];
    const expectedOn = expectedDayOf(quotedOn, days);
    const { lineNo, itemName, maker, itemCode, askedAs, taxBp, unit, quantityAsked } = row;
    const quantity = row.quotedQuantity ?? quantityAsked;
    const item = { lineNo, alternativeTo: row.alternativeTo ?? 0, itemName, maker, itemCode, askedAs, quantity, taxBp };
    return [{ ...item, quantityAsked, unit, unitMinor, expectedOn, validUntil, note: row.answerNote ?? '' }];
  });
  return {
    site,
    number,
    day: today,
    company: head.company,
    email: head.email,
    reference: head.reference ?? '',
    askedOn: dayOf(head.askedAt, timeZone),
    currency: head.currency,
    lines,
  };
}
