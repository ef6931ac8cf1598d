import { dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { type RfiState, rfiLineState } from '../rfi-line-state.rule.ts';
import { findRfiForStaff, findWaitingRfis, type StaffRfiLine, type WaitingRfi } from './staff-view.db.ts';

export type StaffRfiView = StaffRfiLine & { state: RfiState };

export const listWaitingRfis = (db: Db, site: Site, limit: number): Promise<WaitingRfi[]> =>
  findWaitingRfis(db, { site: site.code, limit });

export async function loadRfiForStaff(db: Db, site: Site, number: string, now: Date): Promise<StaffRfiView[]> {
  const today = dayOf(now, site.calendar.timeZone);
  const lines = await findRfiForStaff(db, { site: site.code, number });
  return lines.map((line) => ({ ...line, state: rfiLineState(line, today) }));
}
