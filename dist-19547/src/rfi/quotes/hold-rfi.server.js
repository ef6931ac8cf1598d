import { updateQuoteInCart } from '../../cart/rfi-lines/quoted-lines.server.js';
import { dayOf } from '../../lib/dates.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
                                                
import { rfiLineState } from '../rfi-line-state.rule.js';
import { lockRfiLines, recordRfiEvents, saveHold } from './answer-rfi.db.js';
import { recordRfiChange } from './record-change.server.js';

                                                                                                   

/** A line on hold shows as 'RFI Approved' in the cart. */
export async function holdRfiLine(database          , site      , hold             )                               {
  const { number, lineNo, by, now } = hold;
  return database.transaction(async (db) => {
    const line = (await lockRfiLines(db, { site: site.code, number })).find((one) => one.lineNo === lineNo);
    if (!line) return new Refusal('unknown_line', `${site.name} has no line ${lineNo} in an RFI ${number}.`);
    const state = rfiLineState(line, dayOf(now, site.calendar.timeZone));
    const { lineId, quotedQuantity: quantity, quotedMinor: unitMinor, quotedOn: expectedOn, validUntil } = line;
    if (state !== 'Stock' || quantity === null || unitMinor === null || expectedOn === null || validUntil === null)
      return new Refusal('not_quoted', `Line ${lineNo} of ${number} is ${state}; only a quoted line is put on hold.`);
    const heldAt = hold.hold ? now : null;
    await saveHold(db, { lineId, heldAt, by: hold.hold ? by : null });
    await updateQuoteInCart(db, { rfiLineId: lineId, quantity, unitMinor, expectedOn, validUntil, heldAt });
    const action = hold.hold ? 'rfi line held' : 'rfi line released';
    await recordRfiChange(db, site, { number, action, by, now }, [line]);
    const eventType = hold.hold ? ('held'         ) : ('released'         );
    await recordRfiEvents(db, { site: site.code, lineIds: [lineId], step: eventType, by, note: null, now });
    return undefined;
  });
}
