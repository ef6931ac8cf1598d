import { minutesAfter } from '../../lib/dates.ts';
import { nextSendAt } from '../../messages/retry.rule.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Sender, type SendOutcome, sendToEach } from '../../server/jobs/send-to-each.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import { type Site, type SiteCode, siteCodes } from '../../sites/site.ts';
import { findDocumentsById } from '../documents/documents.db.ts';
import {
  dropOlderEInvoices,
  type EInvoiceLease,
  leaseEInvoice,
  leaseNextEInvoice,
  recordNotRegistered,
  recordRegistered,
} from '../e-invoices.db.ts';
import { needsIrn } from '../needs-irn.rule.ts';
import { eDocumentRefusals } from '../order-refusals.ts';
import { answerOfPortal, findPortalAndDocument } from './ask-portal.server.ts';
import { findQrProblem } from './check-signed-qr.server.ts';
import type { InvoicePortals, PortalAccess } from './create-invoice-portals.server.ts';
import { buildInv01 } from './e-invoice.rule.ts';
import { inv01Problems } from './e-invoice-problems.rule.ts';
import { PortalRefusalError, PortalUnavailableError, type Registration } from './invoice-portal.ts';
import { findTaxDocumentById, type TaxDocument } from './tax-documents.db.ts';

type Process = { database: Database; clock: () => Date };

/** Longer than the portal may take to answer. */
const leaseMinutes = 2;

/** Safe to run in several processes: a document has the effect of one. */
export const createEInvoiceSender = (
  portals: InvoicePortals,
  process: Process,
  siteOf: (code: SiteCode) => Site,
): Sender =>
  sendToEach<SiteCode>({
    findReceivers: async () => siteCodes,
    sendNext: (code) => sendNext(portals, process, siteOf(code)),
  });

async function sendNext(portals: InvoicePortals, process: Process, site: Site): Promise<SendOutcome> {
  const access = portals(site);
  if (!access) return 'nothing to send';
  await dropOlderEInvoices(process.database, { site: site.code, from: access.from });
  const now = process.clock();
  const [lease] = await leaseNextEInvoice(process.database, {
    site: site.code,
    now,
    until: minutesAfter(now, leaseMinutes),
  });
  if (!lease) return 'nothing to send';
  const [document] = await findTaxDocumentById(process.database, { site: site.code, id: lease.documentId });
  if (!document) throw new Error(`the document ${lease.documentId} of an e-invoice is missing`);
  const answer = await sendLeased(access, process, site, { document, lease, by: 'system' });
  return answer instanceof PortalUnavailableError ? 'failed' : 'arrived';
}

type Sending = { document: TaxDocument; lease: EInvoiceLease; by: string };

/** Returns why the document is not registered. */
async function sendLeased(
  access: PortalAccess,
  { database, clock }: Process,
  site: Site,
  { document, lease, by }: Sending,
): Promise<PortalRefusalError | PortalUnavailableError | undefined> {
  const answer = await answerOfPortal(registrationOf(access, database, site, lease));
  const now = clock();
  if (answer instanceof Error) {
    const times = { createdAt: lease.wantedAt, endsAt: null };
    const again = answer instanceof PortalUnavailableError ? nextSendAt(lease.tries, times, now) : undefined;
    const { id, tries } = lease;
    await recordNotRegistered(database, { id, tries, error: answer.message, dueAt: again ?? null });
    return answer;
  }
  await database.transaction(async (db) => {
    const [written] = await recordRegistered(db, { id: lease.id, ...answer, now });
    if (!written) return;
    await recordAudit(db, {
      site: site.code,
      at: now,
      actor: by === 'system' ? 'system' : 'staff',
      actorName: by,
      action: 'e-invoice registered',
      subject: document.orderNumber,
      customerId: document.customerId,
      details: { document: document.number, acknowledgement: answer.ackNo },
    });
  });
  return undefined;
}

async function registrationOf(
  { portal, qrKeys }: PortalAccess,
  database: Database,
  site: Site,
  { documentId }: EInvoiceLease,
): Promise<Registration> {
  const [document] = await findDocumentsById(database, { site: site.code, ids: [documentId] });
  if (!document) throw new Error(`document ${documentId} is missing`);
  const invoice = buildInv01(document);
  const problems = inv01Problems(invoice);
  if (problems.length > 0) throw new PortalRefusalError(problems.join(' '));
  const registration = await portal.register(invoice);
  // The portal gives no code for an old registration any more.
  const wrong = registration.signedQr && findQrProblem(registration, invoice, qrKeys);
  if (wrong) throw new PortalRefusalError(wrong);
  return registration;
}

export type RegisterRequest = { number: string; document: string; by: string; now: Date };

/** Registers at once for staff. Refuses what needs no IRN or has one, and tells what the portal said. */
export async function registerEInvoice(
  portals: InvoicePortals,
  database: Database,
  site: Site,
  { number, document: documentNumber, by, now }: RegisterRequest,
): Promise<Refusal<'no_portal' | 'not_needed' | 'portal' | 'sent_before' | 'unknown_document'> | undefined> {
  const found = await findPortalAndDocument(portals, database, site, { number, document: documentNumber });
  if (found instanceof Refusal) return found;
  const { access, document } = found;
  if (!needsIrn({ ...document, country: site.country }, document.isInvoiceCancelled))
    return refuse(eDocumentRefusals, 'not_needed.irn', { document: documentNumber });
  if (document.isCancellationUnknown) {
    const unknown = `It is not known whether the invoice of ${documentNumber} is cancelled.`;
    return refuse(eDocumentRefusals, 'portal.cancel_first', { problem: unknown });
  }
  const until = minutesAfter(now, leaseMinutes);
  const [lease] = await leaseEInvoice(database, { site: site.code, documentId: document.id, now, until });
  if (!lease) return refuse(eDocumentRefusals, 'sent_before', { document: documentNumber });
  const problem = await sendLeased(access, { database, clock: () => now }, site, { document, lease, by });
  return (
    problem &&
    refuse(eDocumentRefusals, 'portal.not_registered', { document: documentNumber, message: problem.message })
  );
}
