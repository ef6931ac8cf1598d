import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.rule.ts';
import { addDays, dayOf, nextWorkingDay } from '../../lib/dates.ts';
import { rfiNumberIn } from '../../orders/quotation/quotation-number.rule.ts';
import { orderedInstead } from '../../rfi/alternatives.rule.ts';
import { listRfis, type RfiListQuery } from '../../rfi/queue/list-rfis.server.ts';
import { loadStaffRfi, type StaffRfi, type StaffRfiLine } from '../../rfi/queue/load-staff-rfi.server.ts';
import { rfiQueues } from '../../rfi/queue/rfi-queues.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { numberPrefixes } from '../../sites/number-prefixes.ts';
import type { SellerSite } from '../../sites/site.ts';
import { findPricesToCustomer, type PastPrice } from './last-prices.db.ts';
import { type DeskLine, listRfisAtDesk, rfiAtDesk } from './rfi-desk.contract.ts';

const requires = staffPermissionTo('see-rfis-at-desk');
const pricesKeptDays = 365;

export const listRfisCall = defineDeskCall(
  listRfisAtDesk,
  { requires },
  async ({ q, view, page }, { db, site, staff, now }) => {
    const query = rfiQueryOf(site, { q, view, staffId: staff.staffId });
    const { rows, total } = await listRfis(db, site, { ...query, page }, now);
    return { success: true as const, rows, total };
  },
);

/** A buyer on the phone may read the number of the quotation. */
export function rfiQueryOf(
  site: SellerSite,
  { q, view, staffId }: { q: string; view: string; staffId: number },
): RfiListQuery {
  const isQuotation = numberPrefixes(site).some((prefix) => q.trim().toUpperCase().startsWith(`${prefix}Q`));
  const queue = rfiQueues.find((one) => one === view) ?? 'waiting';
  return { queue, search: isQuotation ? rfiNumberIn(q) : q, staffId };
}

export const rfiAtDeskCall = defineDeskCall(rfiAtDesk, { requires }, async ({ number }, { db, site, now }) => {
  const rfi = await loadStaffRfi(db, site, number, now);
  if (!rfi) throw notFound('This RFI');
  const { timeZone } = site.calendar;
  const today = dayOf(now, timeZone);
  const prices = await findPricesToCustomer(db, {
    site: site.code,
    itemIds: [...new Set(rfi.lines.flatMap((line) => line.itemId ?? []))],
    customerId: rfi.customerId,
    number,
    since: new Date(now.getTime() - pricesKeptDays * 86_400_000),
    limit: 1,
  });
  const { quoteValidDays, marginFloorBp } = site.salesDesk;
  return {
    success: true as const,
    rfi: deskRfi(rfi, prices, site, today),
    terms: {
      today,
      nextDay: nextWorkingDay(now, site.calendar),
      validUntil: addDays(today, quoteValidDays),
      marginFloorBp,
      currency: rfi.currency,
    },
  };
});

const deskRfi = (rfi: StaffRfi, prices: readonly PastPrice[], site: SellerSite, today: string) => ({
  ...rfi,
  lines: rfi.lines.map((line) => ({ ...deskLine(line, prices, site, today), note: noteOf(line, rfi.lines) })),
  events: rfi.events.map((event) => ({ ...event, note: eventNote(event, rfi.lines) })),
});

function noteOf(line: StaffRfiLine, lines: readonly StaffRfiLine[]): string | null {
  const instead = orderedInstead(line, lines);
  return instead ? `${instead} was ordered instead.` : line.answerNote;
}

function eventNote({ lineNo, step, by, note }: StaffRfi['events'][number], lines: readonly StaffRfiLine[]) {
  const line = step === 'withdrawn' && lines.find((one) => one.lineNo === lineNo);
  return line ? noteOf({ ...line, withdrawnBy: by, answerNote: note }, lines) : note;
}

function deskLine(line: StaffRfiLine, prices: readonly PastPrice[], { calendar }: SellerSite, today: string) {
  const last = prices.find((price) => price.itemId === line.itemId);
  const { itemtype: type, seal, Dimension_ID: d, Dimension_OD: D, Dimension_OW: B } = drawingFieldsOf(line);
  return {
    ...line,
    drawing: { type, seal, d, D, B },
    last: last ? { unitMinor: last.unitMinor, on: dayOf(last.at, calendar.timeZone), kind: last.kind } : null,
    answer: answerOf(line),
    onHold: line.heldAt !== null,
    makerQuestion: makerQuestion(line, today),
    by: line.withdrawnBy ?? line.declinedBy ?? line.answeredBy,
  };
}

function makerQuestion(
  { state, makerAskedAt: askedAt, makerAskedBy: by, makerNote: note, makerUntil: until }: StaffRfiLine,
  today: string,
) {
  if (state !== 'Awaiting quote' || !askedAt || !by || !note || !until) return null;
  return { note, by, askedAt, until, waits: until > today };
}

function answerOf({ quotedMinor, quotedQuantity, quotedOn, validUntil }: StaffRfiLine): DeskLine['answer'] {
  if (quotedMinor === null || quotedQuantity === null || quotedOn === null || validUntil === null) return null;
  return { unitMinor: quotedMinor, quantity: quotedQuantity, expectedOn: quotedOn, validUntil };
}
