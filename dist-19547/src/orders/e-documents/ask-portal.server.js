                                                                   
import { Refusal } from '../../server/refuse.server.js';
                                                
                                                                                       
import { PortalRefusalError, PortalUnavailableError } from './invoice-portal.js';
import { findTaxDocument,                  } from './tax-documents.db.js';

/** Refuses where the site has no portal, or the order no such document. */
export async function findPortalAndDocument(
  portals                ,
  db    ,
  site      ,
  { number, document: documentNumber }                                      ,
)                                                                     {
  const access = portals(site);
  if (!access) return new Refusal('no_portal', `${site.name} has no connection to the invoice registration portal.`);
  const [document] = await findTaxDocument(db, { site: site.code, order: number, number: documentNumber });
  if (!document) return new Refusal('unknown_document', `Order ${number} has no tax document ${documentNumber}.`);
  return { access, document };
}

/** What the portal answered, or as a value why it did not do it. */
export const answerOfPortal =         (
  asked                 ,
)                                                                =>
  asked.catch((cause         ) => {
    if (cause instanceof PortalRefusalError || cause instanceof PortalUnavailableError) return cause;
    throw cause;
  });
