import { dayOf, formatDateTime, formatDay } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { orderAddress, printedSite } from '../../server/printing/letterhead.server.ts';
import { renderPdfInThread } from '../../server/printing/render-pdf-in-thread.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { findDispatches } from '../dispatches.db.ts';
import { findOrderDocuments } from '../documents/documents.db.ts';
import { fulfilmentRefusals, pickingRefusals } from '../order-refusals.ts';
import { findSiteOrder } from '../orders.db.ts';
import { findPackedDispatch, findUndispatchedLines } from './packing.db.ts';
import type { PackingList } from './packing-list-definition.server.ts';
import { pickListLines } from './pick-list.rule.ts';
import type { PickList } from './pick-list-definition.server.ts';

export type PackingFile = { fileName: string; pdf: Buffer };

const pickListWorker = new URL('./pick-list-definition.server.ts', import.meta.url);
const packingListWorker = new URL('./packing-list-definition.server.ts', import.meta.url);

/** One walk along the shelves for all these orders, which one branch sells. */
export async function printPickList(
  db: Db,
  site: Site,
  numbers: readonly string[],
  now: Date,
): Promise<PackingFile | Refusal<'nothing_to_pick'>> {
  const owing = await findUndispatchedLines(db, { site: site.code, numbers: [...numbers], now });
  const lines = pickListLines(owing);
  const [first] = owing;
  if (!first || lines.length === 0) return refuse(pickingRefusals, 'nothing_to_pick.of_this');
  const picked = new Map(lines.map(({ order, company }) => [order, { number: order, company }]));
  const list: PickList = {
    site: site.name,
    branch: first.branch,
    printedAt: formatDateTime(now, site.calendar.timeZone),
    orders: [...picked.values()],
    lines,
  };
  const name = picked.size === 1 ? first.order : `${picked.size}-orders`;
  return { fileName: `pick-list-${name}.pdf`, pdf: await renderPdfInThread('documents', pickListWorker, list) };
}

/** `address` is that of the site's shop. */
export async function printPackingList(
  db: Db,
  site: Site,
  { number, dispatchNo, address }: { number: string; dispatchNo: number; address: string },
): Promise<PackingFile | Refusal<'unknown_dispatch'>> {
  const [packed] = await findPackedDispatch(db, { site: site.code, number, dispatchNo });
  if (!packed) return refuse(fulfilmentRefusals, 'unknown_dispatch.of_site', { site: site.name, number, dispatchNo });
  const { dispatchedAt, ...dispatch } = packed;
  const list: PackingList = {
    ...dispatch,
    site: printedSite(site),
    orderPage: orderAddress(address, number),
    sentOn: formatDay(dayOf(dispatchedAt, site.calendar.timeZone)),
    invoice: await invoiceOf(db, site, number, dispatchNo),
  };
  const fileName = `packing-list-${number}-${dispatchNo}.pdf`;
  return { fileName, pdf: await renderPdfInThread('documents', packingListWorker, list) };
}

async function invoiceOf(db: Db, site: Site, number: string, dispatchNo: number): Promise<string> {
  const [order] = await findSiteOrder(db, { site: site.code, number });
  if (!order) return '';
  const of = { orderId: order.id };
  const [dispatches, documents] = await Promise.all([findDispatches(db, of), findOrderDocuments(db, of)]);
  const id = dispatches.find((one) => one.dispatchNo === dispatchNo)?.id;
  return documents.find((one) => one.kind === 'tax_invoice' && one.dispatchId === id)?.number ?? '';
}
