import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { documentRefusals } from '../order-refusals.ts';
import { findSiteOrder } from '../orders.db.ts';
import { findOrderDocuments } from './documents.db.ts';
import { ensureProforma } from './issue-document.server.ts';
import { findOrPrintPdf } from './stored-pdf.server.ts';

/** Prints for staff. The proforma is named after its order; `address` is that of the site's shop. */
export async function printOrderDocument(
  database: Database,
  site: Site,
  { number, document, address, now }: { number: string; document: string; address: string; now: Date },
): Promise<{ fileName: string; pdf: Buffer } | Refusal<'unknown_document'>> {
  const [order] = await findSiteOrder(database, { site: site.code, number });
  if (order && document === number) await ensureProforma(database, site, order, now);
  const issued = order ? await findOrderDocuments(database, { orderId: order.id }) : [];
  const chosen = issued.find((one) => one.number === document);
  const pdf = chosen && (await findOrPrintPdf(database, { site, address, ids: [chosen.id], now }));
  if (!pdf) return refuse(documentRefusals, 'unknown_document', { number, document });
  return { fileName: `${document.replaceAll('/', '-')}.pdf`, pdf };
}
