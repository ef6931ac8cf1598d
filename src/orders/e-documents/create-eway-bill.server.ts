import { dayOf } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { lockOrder } from '../orders.db.ts';
import { readTransport, transportProblem } from '../transport.rule.ts';
import { answerOfPortal, findPortalAndDocument } from './ask-portal.server.ts';
import type { InvoicePortals } from './create-invoice-portals.server.ts';
import { PortalUnavailableError } from './invoice-portal.ts';
import { portalDay } from './portal-text.rule.ts';
import { recordEwayBill } from './tax-documents.db.ts';

export type EwayBillRequest = { number: string; document: string; by: string; now: Date };

/** For the goods of a registered invoice; its number is written on the dispatch. */
export async function createEwayBill(
  portals: InvoicePortals,
  database: Database,
  site: Site,
  { number, document: documentNumber, by, now }: EwayBillRequest,
): Promise<string | Refusal> {
  const found = await findPortalAndDocument(portals, database, site, { number, document: documentNumber });
  if (found instanceof Refusal) return found;
  const { access, document } = found;
  const { dispatchId, customerId, transport: written } = document;
  if (dispatchId === null || !written) return new Refusal('unknown_document', `No goods left with ${documentNumber}.`);
  if (document.ewayBill) return new Refusal('exists', `${documentNumber} has the e-way bill ${document.ewayBill}.`);
  if (document.state !== 'registered' || !document.irn)
    return new Refusal('not_registered', `Register ${documentNumber} first, or upload the file of its e-way bill.`);
  const transport = readTransport(written);
  const problem = transportProblem(transport);
  if (problem) return new Refusal('transport', problem);
  const docketDay = portalDay(transport.docketDay || dayOf(now, site.calendar.timeZone));
  const ewayBill = await answerOfPortal(
    access.portal.createEwayBill(document.sellerTaxNumber, { ...transport, irn: document.irn, docketDay }),
  );
  if (ewayBill instanceof PortalUnavailableError)
    return new Refusal(
      'portal',
      `It is not known whether ${documentNumber} has an e-way bill. ${ewayBill.message} Please create it again; one that exists is read back.`,
    );
  if (ewayBill instanceof Error)
    return new Refusal('portal', `There is no e-way bill for ${documentNumber}. ${ewayBill.message}`);
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
