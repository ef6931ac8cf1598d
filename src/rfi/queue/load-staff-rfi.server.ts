import { priceFor } from '../../catalogue/pricing/price.rule.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { afterWorkingHours } from '../../lib/working-hours.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { type RfiState, rfiLineState } from '../rfi-line-state.rule.ts';
import { dueFrom } from './answer-due.rule.ts';
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
  const promisedAt = afterWorkingHours(head.askedAt, site.salesDesk.answerWithinHours, site.calendar);
  return { ...head, promisedAt, dueAt: dueAt(head.askedAt, lines, today, site), lines, events };
}

function dueAt(
  askedAt: Date,
  lines: readonly StaffRfiLine[],
  today: Day,
  { salesDesk, calendar }: SellerSite,
): Date | null {
  const waiting = lines.filter((line) => line.state === 'Awaiting quote' && !isAtMaker(line, today));
  if (waiting.length === 0) return null;
  const backOn = waiting.some((line) => line.makerUntil === null)
    ? null
    : (waiting.flatMap((line) => line.makerUntil ?? []).sort()[0] ?? null);
  return afterWorkingHours(dueFrom(askedAt, backOn, calendar), salesDesk.answerWithinHours, calendar);
}

/** Whether the day on which the line comes back is still to come. */
const isAtMaker = ({ makerUntil }: StaffRfiLine, today: Day): boolean => makerUntil !== null && makerUntil > today;
