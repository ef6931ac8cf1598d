import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.rule.ts';
import { addDays, dayOf, nextWorkingDay } from '../../lib/dates.ts';
import { orderedInstead } from '../../rfi/alternatives.rule.ts';
import { listRfis, type RfiListRow } from '../../rfi/queue/list-rfis.server.ts';
import { loadStaffRfi, type StaffRfi, type StaffRfiLine } from '../../rfi/queue/load-staff-rfi.server.ts';
import { rfiQueues } from '../../rfi/queue/rfi-queues.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { findPricesToCustomer, type PastPrice } from './last-prices.db.ts';
import { type DeskLine, type DeskRfi, listRfisAtDesk, type QueuedRfiRow, rfiAtDesk } from './rfi-desk.contract.ts';

const requires = staffPermissionTo('see-rfis-at-desk');
const pricesKeptDays = 365;

export const listRfisCall = defineDeskCall(
  listRfisAtDesk,
  { requires },
  async ({ q: search, view, page }, { db, site, staff, now }) => {
    const queue = rfiQueues.find((one) => one === view) ?? 'waiting';
    const { rows, total } = await listRfis(db, site, { queue, search, staffId: staff.staffId, page }, now);
    return { success: true as const, rows: rows.map(queuedRow), total };
  },
);

const queuedRow = (rfi: RfiListRow): QueuedRfiRow => ({
  number: rfi.number,
  askedAt: rfi.askedAt.toISOString(),
  company: rfi.company,
  reference: rfi.reference ?? '',
  wishedDate: rfi.wishedDate ?? '',
  lines: rfi.lines,
  waiting: rfi.waiting,
  atMaker: rfi.atMaker,
  makerUntil: rfi.makerUntil ?? '',
  assignee: rfi.assignee ?? '',
  quoted: rfi.quoted,
  ordered: rfi.ordered,
  endsOn: rfi.endsOn ?? '',
  dueAt: rfi.dueAt?.toISOString() ?? '',
});

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

function deskRfi(rfi: StaffRfi, prices: readonly PastPrice[], site: SellerSite, today: string): DeskRfi {
  return {
    number: rfi.number,
    askedAt: rfi.askedAt.toISOString(),
    dueAt: rfi.dueAt?.toISOString() ?? '',
    promisedAt: rfi.promisedAt.toISOString(),
    customerId: rfi.customerId,
    assignee: rfi.assignee ?? '',
    assigneeEmail: rfi.assigneeEmail ?? '',
    company: rfi.company,
    email: rfi.email,
    wishedDate: rfi.wishedDate ?? '',
    reference: rfi.reference ?? '',
    remark: rfi.remark ?? '',
    currency: rfi.currency,
    lines: rfi.lines.map((line) => ({ ...deskLine(line, prices, site, today), note: noteOf(line, rfi.lines) })),
    events: rfi.events.map((event) => eventOf(event, rfi.lines)),
  };
}

function noteOf(line: StaffRfiLine, lines: readonly StaffRfiLine[]): string {
  const instead = orderedInstead(line, lines);
  return instead ? `${instead} was ordered instead.` : (line.answerNote ?? '');
}

function eventOf(event: StaffRfi['events'][number], lines: readonly StaffRfiLine[]): DeskRfi['events'][number] {
  const { lineNo, step, by, at } = event;
  const line = step === 'withdrawn' && lines.find((one) => one.lineNo === lineNo);
  const note = line ? noteOf({ ...line, withdrawnBy: by, answerNote: event.note }, lines) : (event.note ?? '');
  return { lineNo, step, by, note, at: at.toISOString() };
}

function deskLine(
  line: StaffRfiLine,
  prices: readonly PastPrice[],
  { calendar }: SellerSite,
  today: string,
): Omit<DeskLine, 'note'> {
  const last = prices.find((price) => price.itemId === line.itemId);
  const { itemtype: type, seal, Dimension_ID: d, Dimension_OD: D, Dimension_OW: B } = drawingFieldsOf(line);
  return {
    lineNo: line.lineNo,
    alternativeTo: line.alternativeTo ?? 0,
    revision: line.revision,
    state: line.state,
    itemId: line.itemId,
    itemCode: line.itemCode,
    itemName: line.itemName,
    maker: line.maker,
    category: line.category,
    askedAs: line.askedAs,
    quantity: line.quantityAsked,
    unit: line.unit,
    carton: line.qtyPerCarton,
    drawing: { type, seal, d, D, B },
    weightKg: line.weightKg,
    listMinor: line.listMinor,
    costMinor: line.costMinor,
    yourMinor: line.yourMinor,
    free: line.free,
    stock: line.stock,
    incoming: line.incoming.map(({ dueOn, ...rest }) => ({ ...rest, dueOn })),
    last: last ? { unitMinor: last.unitMinor, on: dayOf(last.at, calendar.timeZone), kind: last.kind } : null,
    answer: answerOf(line),
    onHold: line.heldAt !== null,
    makerQuestion: makerQuestion(line, today),
    by: line.withdrawnBy ?? line.declinedBy ?? line.answeredBy ?? '',
  };
}

function makerQuestion(
  { state, makerAskedAt, makerAskedBy, makerNote, makerUntil }: StaffRfiLine,
  today: string,
): DeskLine['makerQuestion'] {
  if (state !== 'Awaiting quote' || !makerAskedAt || !makerAskedBy || !makerNote || !makerUntil) return null;
  return {
    note: makerNote,
    by: makerAskedBy,
    askedAt: makerAskedAt.toISOString(),
    until: makerUntil,
    waits: makerUntil > today,
  };
}

function answerOf({ quotedMinor, quotedQuantity, quotedOn, validUntil }: StaffRfiLine): DeskLine['answer'] {
  if (quotedMinor === null || quotedQuantity === null || quotedOn === null || validUntil === null) return null;
  return { unitMinor: quotedMinor, quantity: quotedQuantity, expectedOn: quotedOn, validUntil };
}
