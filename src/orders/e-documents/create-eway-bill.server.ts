import { dayOf } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { eDocumentRefusals } from '../order-refusals.ts';
import { lockOrder } from '../orders.db.ts';
import { readTransport, transportProblem } from '../transport.rule.ts';
import { answerOfPortal, findPortalAndDocument } from './ask-portal.server.ts';
import type { InvoicePortals } from './create-invoice-portals.server.ts';
import { PortalUnavailableError } from './invoice-portal.ts';
import { portalDay } from './portal-text.rule.ts';
import { recordEwayBill } from './tax-documents.db.ts';

export type EwayBillRequest = { number: string; document: string; by: string; now: Date };

/** The goods of a registered invoice get an e-way bill, whose number is written on the dispatch. */
export async function createEwayBill(
  portals: InvoicePortals,
  database: Database,
  site: Site,
  { number, document: documentNumber, by, now }: EwayBillRequest,
): Promise<string | Refusal<'exists' | 'no_portal' | 'not_registered' | 'portal' | 'transport' | 'unknown_document'>> {
  const found = await findPortalAndDocument(portals, database, site, { number, document: documentNumber });
  if (found instanceof Refusal) return found;
  const { access, document } = found;
  const { dispatchId, customerId, transport: written } = document;
  if (dispatchId === null || !written)
    return refuse(eDocumentRefusals, 'unknown_document.no_goods', { document: documentNumber });
  if (document.ewayBill)
    return refuse(eDocumentRefusals, 'exists', { document: documentNumber, ewayBill: document.ewayBill });
  if (document.state !== 'registered' || !document.irn)
    return refuse(eDocumentRefusals, 'not_registered', { document: documentNumber });
  const transport = readTransport(written);
  const problem = transportProblem(transport);
  if (problem) return refuse(eDocumentRefusals, 'transport', { reason: problem });
  const docketDay = portalDay(transport.docketDay || dayOf(now, site.calendar.timeZone));
  const ewayBill = await answerOfPortal(
    access.portal.createEwayBill(document.sellerTaxNumber, { ...transport, irn: document.irn, docketDay }),
  );
  if (ewayBill instanceof PortalUnavailableError)
    return refuse(eDocumentRefusals, 'portal.not_known', { document: documentNumber, message: ewayBill.message });
  if (ewayBill instanceof Error)
    return refuse(eDocumentRefusals, 'portal.no_bill', { document: documentNumber, message: ewayBill.message });
  await database.transaction(async (db) => {
    // Other details of the shipment are written behind this lock.
    await lockOrder(db, { site: site.code, number });
    const [written] = await recordEwayBill(db, { dispatchId, ewayBill });
    if (!written) return;
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'e-way bill created',
      subject: number,
      customerId,
      details: { document: documentNumber, ewayBill },
    });
  });
  return ewayBill;
}
