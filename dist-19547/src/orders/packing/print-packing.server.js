import { dayOf, formatDateTime, formatDay } from '../../lib/dates.js';
                                                                   
import { orderAddress, printedSite } from '../../server/printing/letterhead.server.js';
import { renderPdfInThread } from '../../server/printing/print-pdf.server.js';
import { Refusal } from '../../server/refuse.server.js';
                                                
import { findDispatches } from '../dispatches.db.js';
import { findOrderDocuments } from '../documents/documents.db.js';
import { findSiteOrder } from '../orders.db.js';
import { findOwingLines, findPackedDispatch } from './packing.db.js';
                                                                       
import { pickListLines } from './pick-list.rule.js';
                                                                 

                                                            

const pickListWorker = new URL('./pick-list-definition.server.js', import.meta.url);
const packingListWorker = new URL('./packing-list-definition.server.js', import.meta.url);

/** One walk along the shelves for all these orders, which one branch sells. */
export async function printPickList(
  db    ,
  site      ,
  numbers                   ,
  now      ,
)                                 {
  const owing = await findOwingLines(db, { site: site.code, numbers: [...numbers] });
  const lines = pickListLines(owing);
  const [first] = owing;
  if (!first || lines.length === 0) return new Refusal('nothing_to_pick', 'Nothing of this is owed and on the shelf.');
  const picked = new Map(lines.map(({ order, company }) => [order, { number: order, company }]));
  const list           = {
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
  db    ,
  site      ,
  { number, dispatchNo, address }                                                         ,
)                                 {
  const [packed] = await findPackedDispatch(db, { site: site.code, number, dispatchNo });
  if (!packed) return new Refusal('unknown_dispatch', `${site.name} has no dispatch ${number}-${dispatchNo}.`);
  const { dispatchedAt, ...dispatch } = packed;
  const list              = {
    ...dispatch,
    site: printedSite(site),
    orderPage: orderAddress(address, number),
    sentOn: formatDay(dayOf(dispatchedAt, site.calendar.timeZone)),
    invoice: await invoiceOf(db, site, number, dispatchNo),
  };
  const fileName = `packing-list-${number}-${dispatchNo}.pdf`;
  return { fileName, pdf: await renderPdfInThread('documents', packingListWorker, list) };
}

async function invoiceOf(db    , site      , number        , dispatchNo        )                  {
  const [order] = await findSiteOrder(db, { site: site.code, number });
  if (!order) return '';
  const of = { orderId: order.id };
  const [dispatches, documents] = await Promise.all([findDispatches(db, of), findOrderDocuments(db, of)]);
  const id = dispatches.find((one) => one.dispatchNo === dispatchNo)?.id;
  return documents.find((one) => one.kind === 'tax_invoice' && one.dispatchId === id)?.number ?? '';
}
