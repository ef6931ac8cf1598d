import { dayOf } from '../../lib/dates.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { answerOfPortal, findPortalAndDocument } from './ask-portal.server.js';
                                                                         
import { portalDay } from './portal-text.rule.js';
import { recordEwayBill } from './tax-documents.db.js';
import { readTransport, transportProblem } from './transport.rule.js';

                                                                                          

/** For the goods of a registered invoice; its number is written on the dispatch. */
export async function createEwayBill(
  portals                ,
  database          ,
  site      ,
  { number, document: documentNumber, by, now }                 ,
)                            {
  const found = await findPortalAndDocument(portals, database, site, { number, document: documentNumber });
  if (found instanceof Refusal) return found;
  const { access, document } = found;
  const { dispatchId, customerId } = document;
  if (dispatchId === null) return new Refusal('unknown_document', `No goods left with ${documentNumber}.`);
  if (document.ewayBill) return new Refusal('exists', `${documentNumber} has the e-way bill ${document.ewayBill}.`);
  if (document.state !== 'registered' || !document.irn)
    return new Refusal('not_registered', `Register ${documentNumber} first, or upload the file of its e-way bill.`);
  const transport = readTransport(document.carrier ?? '', document.docket ?? '');
  const problem = transportProblem(transport);
  if (problem) return new Refusal('transport', problem);
  const docketDay = portalDay(dayOf(now, site.calendar.timeZone));
  const ewayBill = await answerOfPortal(
    access.portal.createEwayBill(document.sellerTaxNumber, { irn: document.irn, docketDay, ...transport }),
  );
  if (ewayBill instanceof Error)
    return new Refusal('portal', `There is no e-way bill for ${documentNumber}. ${ewayBill.message}`);
  await database.transaction(async (db) => {
    const [written] = await recordEwayBill(db, { dispatchId, ewayBill });
    if (!written) return;
    await recordAudit(db, {
      ...{ site: site.code, at: now, actor: 'staff', actorName: by, action: 'e-way bill created' },
      ...{ subject: number, customerId, details: { document: documentNumber, ewayBill } },
    });
  });
  return ewayBill;
}
