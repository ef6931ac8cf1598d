import { changeQuote } from '../cart/quoted-lines.server.ts';
import { dayOf } from '../lib/dates.ts';
import { note } from '../server/audit.ts';
import type { Database } from '../server/db.ts';
import { Refused } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import { lockRfi, noteSteps, writeHold } from './answer-rfi.db.ts';
import { rfiLineState } from './rfi-line-state.rule.ts';

/** Which line of which RFI staff keep from being ordered, or let be ordered again. */
export type Hold = { number: string; lineNo: number; hold: boolean; by: string; now: Date };

/** Puts a quoted line on hold, or takes the hold off; in a cart it is 'RFI Approved' meanwhile. Refuses any other line. */
export async function holdRfiLine(database: Database, site: Site, hold: Hold): Promise<Refused | undefined> {
  const { number, lineNo, by, now } = hold;
  return database.transaction(async (db) => {
    const line = (await lockRfi(db, { site: site.code, number })).find((one) => one.lineNo === lineNo);
    if (!line) return new Refused('unknown_line', `${site.name} has no line ${lineNo} in an RFI ${number}.`);
    const state = rfiLineState(line, dayOf(now, site.calendar.timeZone));
    const { lineId, quotedQuantity: quantity, quotedMinor: unitMinor, quotedOn: expectedOn, validUntil } = line;
    if (state !== 'Stock' || quantity === null || unitMinor === null || expectedOn === null || validUntil === null)
      return new Refused('not_quoted', `Line ${lineNo} of ${number} is ${state}; only a quoted line is put on hold.`);
    const heldAt = hold.hold ? now : null;
    await writeHold(db, { lineId, heldAt, by: hold.hold ? by : null });
    await changeQuote(db, { rfiLineId: lineId, quantity, unitMinor, expectedOn, validUntil, heldAt });
    await note(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      action: hold.hold ? 'rfi line held' : 'rfi line released',
      subject: `${number} line ${lineNo}`,
      customerId: line.customerId,
    });
    const step = hold.hold ? ('held' as const) : ('released' as const);
    await noteSteps(db, { site: site.code, lineIds: [lineId], step, by, note: null, now });
    return undefined;
  });
}
