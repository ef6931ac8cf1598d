import { dayOf, formatDay, formatTime } from '../../lib/dates.ts';
import { roundToGram } from '../../lib/weight.ts';
import type { Site } from '../../sites/site.ts';
import type { DeliveryNote } from '../delivery-notes/delivery-notes.db.ts';
import type { DispatchRow } from '../dispatches.db.ts';
import type { DispatchedDetailLine, EventRow } from './order-detail.db.ts';
import { orderSteps } from './order-steps.rule.ts';

export const momentOf = ({ calendar: { timeZone } }: Site, at: Date) => ({
  at: at.toISOString(),
  date: formatDay(dayOf(at, timeZone)),
  time: formatTime(at, timeZone),
});

type Order = { number: string };
type Goods = {
  events: readonly EventRow[];
  dispatches: readonly DispatchRow[];
  sent: readonly DispatchedDetailLine[];
  notes: readonly DeliveryNote[];
};

/** The steps of an order, and what left with each dispatch. */
export const goodsOf = (site: Site, order: Order, { events, dispatches, sent, notes }: Goods) => ({
  steps: orderSteps(events, dispatches).map((step) => ({
    ...step,
    ...momentOf(site, step.at),
    day: dayOf(step.at, site.calendar.timeZone),
  })),
  shipments: dispatches.flatMap((dispatch) => shipmentOf(order, dispatch)),
  dispatches: dispatches.map((dispatch) => ({
    ...dispatchOf(site, order, dispatch, sent),
    ...signedNoteOf(
      site,
      notes.find(({ dispatchNo }) => dispatchNo === dispatch.dispatchNo),
    ),
  })),
});

function shipmentOf({ number }: Order, { dispatchNo, carrier, vehicle, docket: note, tracking }: DispatchRow) {
  const docket = [vehicle, note].filter(Boolean).join(', ');
  const shipment = { dispatch: `${number}-${dispatchNo}`, carrier, docket, tracking };
  return carrier || docket || tracking ? [shipment] : [];
}

const signedNoteOf = (site: Site, note: DeliveryNote | undefined) =>
  note && {
    signed_note: {
      href: `/delivery-notes/${note.id}`,
      file_name: note.fileName,
      added_on: momentOf(site, note.addedAt).date,
    },
  };

const dispatchOf = (site: Site, { number }: Order, dispatch: DispatchRow, sent: readonly DispatchedDetailLine[]) => ({
  dispatch: `${number}-${dispatch.dispatchNo}`,
  no: dispatch.dispatchNo,
  branch: dispatch.branch,
  sent_on: momentOf(site, dispatch.dispatchedAt).date,
  arrived_on: dispatch.deliveredAt ? momentOf(site, dispatch.deliveredAt).date : '',
  arrival_note: dispatch.deliveryNote ?? '',
  carrier: dispatch.carrier,
  docket: [dispatch.vehicle, dispatch.docket].filter(Boolean).join(', '),
  tracking: dispatch.tracking,
  cartons: dispatch.cartons ?? 0,
  weight: roundToGram(dispatch.weightKg ?? 0),
  lines: sent
    .filter((line) => line.dispatchNo === dispatch.dispatchNo)
    .map(({ itemName, maker, quantity }) => ({ item_name: itemName, brand_name: maker, quantity })),
});
