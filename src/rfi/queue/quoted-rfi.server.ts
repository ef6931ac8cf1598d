import { dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { findRfi, type RfiLineRow } from '../rfi.db.ts';
import { rfiLineState } from '../rfi-line-state.rule.ts';
import type { RfiEvent } from './rfi-event.contract.ts';
import { findRfiEvents, findStaffRfiHead, type StaffRfiHead } from './staff-rfi.db.ts';

const maxEvents = 10_000;

export type QuotedRfi = {
  head: StaffRfiHead;
  lines: (RfiLineRow & { unit: string; hsn: string })[];
  /** What happened to its lines. */
  events: RfiEvent[];
};

/** All that a quotation says of an RFI. */
export async function loadQuotedRfi(db: Db, site: Site, number: string): Promise<QuotedRfi | undefined> {
  const [head] = await findStaffRfiHead(db, { site: site.code, number });
  if (!head) return undefined;
  const [lines, events] = await Promise.all([
    findRfi(db, { customerId: head.customerId, number }),
    findRfiEvents(db, { rfiId: head.id, limit: maxEvents }),
  ]);
  return { head, lines, events };
}

/** Whether a line of the customer's RFI can be ordered now; undefined where the customer has no such RFI. */
export async function hasOpenQuote(
  db: Db,
  site: Site,
  { customerId, number, now }: { customerId: number; number: string; now: Date },
): Promise<boolean | undefined> {
  const lines = await findRfi(db, { customerId, number });
  const today = dayOf(now, site.calendar.timeZone);
  return lines.length === 0 ? undefined : lines.some((line) => rfiLineState(line, today) === 'Stock');
}
