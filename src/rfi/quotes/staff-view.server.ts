import { dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { type RfiState, rfiLineState } from '../rfi-line-state.rule.ts';
import { findRfiForStaff, findWaitingRfis, type StaffRfiLine, type WaitingRfi } from './staff-view.db.ts';

/** A line of an RFI with what it is called today. */
export type StaffRfiView = StaffRfiLine & { state: RfiState };

/** RFIs of the site that wait for an answer, the longest waiting first. */
export const listWaitingRfis = (db: Db, site: Site, limit: number): Promise<WaitingRfi[]> =>
  findWaitingRfis(db, { site: site.code, most: limit });

/** The lines of one RFI of the site; none when there is no RFI of this number. */
export async function loadRfiForStaff(db: Db, site: Site, number: string, now: Date): Promise<StaffRfiView[]> {
  const today = dayOf(now, site.calendar.timeZone);
  const lines = await findRfiForStaff(db, { site: site.code, number });
  return lines.map((line) => ({ ...line, state: rfiLineState(line, today) }));
}
