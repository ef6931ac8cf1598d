                                                                   
import { printedSite } from '../../server/printing/letterhead.server.js';
                                                
import { findDocumentsById, findPdf, savePdf } from './documents.db.js';
import { printDocumentsInThread } from './print-documents-in-thread.server.js';

/** `address` is that of the site's shop. */
                                                                                              

export async function findStoredPdf(db    , { site, ids }              )                              {
  const [saved] = await findPdf(db, { site: site.code, documentIds: ids.join('.') });
  return saved?.pdf;
}

/** Undefined where one of the documents is unknown. */
export async function findOrPrintPdf(db    , requested              )                              {
  return (await findStoredPdf(db, requested)) ?? printAndSave(db, requested);
}

async function printAndSave(db    , requested              )                              {
  const { site, address, ids, now } = requested;
  const documents = await findDocumentsById(db, { site: site.code, ids: [...ids] });
  if (documents.length < ids.length) return undefined;
  const pdf = await printDocumentsInThread({ site: printedSite(site), address, documents });
  await savePdf(db, { site: site.code, documentIds: ids.join('.'), pdf, now });
  // A document that was registered while it was printed is printed again for the next reader.
  return (await findStoredPdf(db, requested)) ?? pdf;
}
