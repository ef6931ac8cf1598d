import { minutesAfter } from '../../lib/dates.js';
import { nextSendAt } from '../../messages/retry.rule.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { findDocumentsById } from '../documents/documents.db.js';
import {
  dropOlderEInvoices,
                     
  leaseEInvoice,
  leaseNextEInvoice,
  recordNotRegistered,
  recordRegistered,
} from '../e-invoices.db.js';
import { needsIrn } from '../needs-irn.rule.js';
import { answerOfPortal, findPortalAndDocument } from './ask-portal.server.js';
import { findQrProblem } from './check-signed-qr.server.js';
                                                                                       
import { buildInv01 } from './e-invoice.rule.js';
import { inv01Problems } from './e-invoice-problems.rule.js';
import { PortalRefusalError, PortalUnavailableError,                   } from './invoice-portal.js';
import { findTaxDocumentById,                  } from './tax-documents.db.js';

                                                         

/** Longer than the portal may take to answer. */
const leaseMinutes = 2;
/** A store that shuts down does not send a long queue first. */
const maxPerRun = 50;

/** Safe to run in several processes: a document has the effect of one. Returns how many were sent. */
export async function registerDueEInvoices(portals                , process         , site      )                  {
  const access = portals(site);
  if (!access) return 0;
  await dropOlderEInvoices(process.database, { site: site.code, from: access.from });
  let sent = 0;
  while (sent < maxPerRun && (await sendNext(access, process, site))) sent += 1;
  return sent;
}

async function sendNext(access              , process         , site      )                   {
  const now = process.clock();
  const [lease] = await leaseNextEInvoice(process.database, {
    site: site.code,
    now,
    until: minutesAfter(now, leaseMinutes),
  });
  if (!lease) return false;
  const [document] = await findTaxDocumentById(process.database, { site: site.code, id: lease.documentId });
  if (!document) throw new Error(`the document ${lease.documentId} of an e-invoice is missing`);
  await sendLeased(access, process, site, { document, lease, by: 'system' });
  return true;
}

                                                                           

/** Returns what the portal said against it. */
async function sendLeased(
  access              ,
  { database, clock }         ,
  site      ,
  { document, lease, by }         ,
)                              {
  const answer = await answerOfPortal(registrationOf(access, database, site, lease));
  const now = clock();
  if (answer instanceof Error) {
    const times = { createdAt: lease.wantedAt, endsAt: null };
    const again = answer instanceof PortalUnavailableError ? nextSendAt(lease.tries, times, now) : undefined;
    const { id, tries } = lease;
    await recordNotRegistered(database, { id, tries, error: answer.message, dueAt: again ?? null });
    return answer.message;
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
  { portal, qrKeys }              ,
  database          ,
  site      ,
  { documentId }               ,
)                        {
  const [document] = await findDocumentsById(database, { site: site.code, ids: [documentId] });
  if (!document) throw new Error(`document ${documentId} is missing`);
  const invoice = buildInv01(document);
  const problems = inv01Problems(invoice);
  if (problems.length > 0) throw new PortalRefusalError(problems.join(' '));
  const registration = await portal.register(invoice);
  // Of an old registration the portal gives no code any more.
  const wrong = registration.signedQr && findQrProblem(registration, invoice, qrKeys);
  if (wrong) throw new PortalRefusalError(wrong);
  return registration;
}

                                                                                          

/** By staff, at once. Refuses what needs no IRN or has one, and tells what the portal said. */
export async function registerEInvoice(
  portals                ,
  database          ,
  site      ,
  { number, document: documentNumber, by, now }                 ,
)                               {
  const found = await findPortalAndDocument(portals, database, site, { number, document: documentNumber });
  if (found instanceof Refusal) return found;
  const { access, document } = found;
  if (!needsIrn({ ...document, country: site.country }, document.isInvoiceCancelled))
    return new Refusal('not_needed', `${documentNumber} needs no IRN.`);
  const until = minutesAfter(now, leaseMinutes);
  const [lease] = await leaseEInvoice(database, { site: site.code, documentId: document.id, now, until });
  if (!lease) return new Refusal('sent_before', `${documentNumber} is registered, or being registered right now.`);
  const wrong = await sendLeased(access, { database, clock: () => now }, site, { document, lease, by });
  return wrong === undefined ? undefined : new Refusal('portal', `${documentNumber} is not registered. ${wrong}`);
}
