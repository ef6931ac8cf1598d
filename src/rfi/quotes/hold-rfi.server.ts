import { updateQuotesInCart } from '../../cart/rfi-lines/quoted-lines.server.ts';
import { dayOf } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { rfiLineState } from '../rfi-line-state.rule.ts';
import { rfiRefusals } from '../rfi-refusals.ts';
import { lockRfiLines, recordRfiEvents, saveHold } from './answer-rfi.db.ts';
import { recordRfiChange } from './record-change.server.ts';

export type HoldRequest = { number: string; lineNo: number; hold: boolean; by: string; now: Date };

/** A line on hold shows as 'RFI Approved' in the cart. */
export async function holdRfiLine(
  database: Database,
  site: Site,
  hold: HoldRequest,
): Promise<Refusal<'not_quoted' | 'unknown_line'> | undefined> {
  const { number, lineNo, by, now } = hold;
  return database.transaction(async (db) => {
    const line = (await lockRfiLines(db, { site: site.code, number })).find((one) => one.lineNo === lineNo);
    if (!line) return refuse(rfiRefusals, 'unknown_line.of_site', { site: site.name, lineNo, number });
    const state = rfiLineState(line, dayOf(now, site.calendar.timeZone));
    const { lineId, quotedQuantity: quantity, quotedMinor: unitMinor, quotedOn: expectedOn, validUntil } = line;
    if (state !== 'Stock' || quantity === null || unitMinor === null || expectedOn === null || validUntil === null)
      return refuse(rfiRefusals, 'not_quoted.hold', { lineNo, number, state });
    const heldAt = hold.hold ? now : null;
    await saveHold(db, { lineId, heldAt, by: hold.hold ? by : null });
    await updateQuotesInCart(db, [{ rfiLineId: lineId, quantity, unitMinor, expectedOn, validUntil, heldAt }]);
    const action = hold.hold ? 'rfi line held' : 'rfi line released';
    await recordRfiChange(db, site, { number, action, by, now }, [line]);
    const eventType = hold.hold ? ('held' as const) : ('released' as const);
    await recordRfiEvents(db, { site: site.code, lineIds: [lineId], step: eventType, by, note: null, now });
    return undefined;
  });
}
