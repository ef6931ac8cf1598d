import { priceFor } from '../../catalogue/pricing/price.rule.ts';
import { dayOf } from '../../lib/dates.ts';
import { afterWorkingHours } from '../../lib/working-hours.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { type RfiState, rfiLineState } from '../rfi-line-state.rule.ts';
import { answerDueAt } from './answer-due.rule.ts';
import type { RfiEvent } from './rfi-event.contract.ts';
import {
  findRfiEvents,
  findStaffLines,
  findStaffRfiHead,
  type StaffLineFacts,
  type StaffRfiHead,
} from './staff-rfi.db.ts';

const maxEvents = 500;

export type StaffRfiLine = Omit<StaffLineFacts, 'prices'> & {
  state: RfiState;
  /** The customer's price today for the requested quantity. */
  yourMinor: number;
  /** Pieces in all branches that are neither reserved nor held for others. */
  free: number;
};

export type StaffRfi = Omit<StaffRfiHead, 'id'> & {
  /** The time by which the first answer was promised. */
  promisedAt: Date;
  /** Null where no line is to be answered now. */
  dueAt: Date | null;
  lines: StaffRfiLine[];
  /** What happened to its lines, latest first. */
  events: RfiEvent[];
};

export async function loadStaffRfi(db: Db, site: SellerSite, number: string, now: Date): Promise<StaffRfi | undefined> {
  const [found] = await findStaffRfiHead(db, { site: site.code, number });
  if (!found) return undefined;
  const { id: rfiId, ...head } = found;
  const { customerId, priceListId } = head;
  const [rows, events] = await Promise.all([
    findStaffLines(db, { rfiId, customerId, priceListId, now }),
    findRfiEvents(db, { rfiId, limit: maxEvents }),
  ]);
  const today = dayOf(now, site.calendar.timeZone);
  const lines = rows.map(({ prices, ...row }) => ({
    ...row,
    state: rfiLineState(row, today),
    yourMinor: priceFor(row.listMinor, prices, row.quantityAsked, today).unitMinor,
    free: row.stock.reduce((pieces, one) => pieces + one.free, 0),
  }));
  const promisedAt = afterWorkingHours(head.askedAt, site.answerWithinHours, site.calendar);
  return { ...head, promisedAt, dueAt: answerDueAt(head.askedAt, lines, today, site), lines, events };
}
