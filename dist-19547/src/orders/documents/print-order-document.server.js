                                                                   
import { Refusal } from '../../server/refuse.server.js';
                                                
import { findSiteOrder } from '../orders.db.js';
import { findOrderDocuments } from './documents.db.js';
import { ensureProforma } from './issue-document.server.js';
import { findOrPrintPdf } from './stored-pdf.server.js';

/** For staff. The proforma is named after its order; `address` is that of the site's shop. */
export async function printOrderDocument(
  db    ,
  site      ,
  { number, document, address, now }                                                                  ,
)                                                       {
  const [order] = await findSiteOrder(db, { site: site.code, number });
  if (order && document === number) await ensureProforma(db, site, order, now);
  const issued = order ? await findOrderDocuments(db, { orderId: order.id }) : [];
  const chosen = issued.find((one) => one.number === document);
  const pdf = chosen && (await findOrPrintPdf(db, { site, address, ids: [chosen.id], now }));
  if (!pdf) return new Refusal('unknown_document', `Order ${number} has no document ${document}.`);
  return { fileName: `${document.replaceAll('/', '-')}.pdf`, pdf };
}
