import { dayOf } from '../../lib/dates.js';
                                                                   
                                                
import { findStaffRfiHead } from '../queue/staff-rfi.db.js';
import { findRfi } from '../rfi.db.js';
import { rfiLineState } from '../rfi-line-state.rule.js';
                                                                     

/** Undefined for an unknown RFI, without lines if nothing of it can be ordered. */
export async function loadQuote(db    , site      , number        , now      )                                  {
  const [head] = await findStaffRfiHead(db, { site: site.code, number });
  if (!head) return undefined;
  const { timeZone } = site.calendar;
  const today = dayOf(now, timeZone);
  const rows = await findRfi(db, { customerId: head.customerId, number });
  const lines = rows.flatMap((row)                     => {
    const { quotedMinor: unitMinor, quotedOn: expectedOn, validUntil } = row;
    if (rfiLineState(row, today) !== 'Stock' || unitMinor === null || !expectedOn || !validUntil) return [];
    const { lineNo, itemName, maker, itemCode, askedAs, taxBp } = row;
    const quantity = row.quotedQuantity ?? row.quantityAsked;
    const item = { lineNo, alternativeTo: row.alternativeTo ?? 0, itemName, maker, itemCode, askedAs, quantity, taxBp };
    return [{ ...item, unitMinor, expectedOn, validUntil, note: row.answerNote ?? '' }];
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
