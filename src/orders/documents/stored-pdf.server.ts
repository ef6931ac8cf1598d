import type { Db } from '../../server/database/database.server.ts';
import { printedSite } from '../../server/printing/letterhead.server.ts';
import { renderPdfInThread } from '../../server/printing/render-pdf-in-thread.server.ts';
import type { Site } from '../../sites/site.ts';
import type { PrintedDocuments } from './document-definition.server.ts';
import { findDocumentsById, findPdf, savePdf } from './documents.db.ts';

/** `address` is that of the site's shop. */
export type RequestedPdf = { site: Site; address: string; ids: readonly number[]; now: Date };

export async function findStoredPdf(db: Db, { site, ids }: RequestedPdf): Promise<Buffer | undefined> {
  const [saved] = await findPdf(db, { site: site.code, documentIds: ids.join('.') });
  return saved?.pdf;
}

/** Undefined where one of the documents is unknown. */
export async function findOrPrintPdf(db: Db, requested: RequestedPdf): Promise<Buffer | undefined> {
  return (await findStoredPdf(db, requested)) ?? printAndSave(db, requested);
}

async function printAndSave(db: Db, requested: RequestedPdf): Promise<Buffer | undefined> {
  const { site, address, ids, now } = requested;
  const documents = await findDocumentsById(db, { site: site.code, ids: [...ids] });
  if (documents.length < ids.length) return undefined;
  const pdf = await printDocumentsInThread({ site: printedSite(site), address, documents });
  await savePdf(db, { site: site.code, documentIds: ids.join('.'), pdf, now });
  // A document that was registered while it was printed is printed again for the next reader.
  return (await findStoredPdf(db, requested)) ?? pdf;
}

const worker = new URL('./print-documents.server.ts', import.meta.url);

/** Call from within the queue 'documents'. */
export const printDocumentsInThread = (printed: PrintedDocuments): Promise<Buffer> =>
  renderPdfInThread('documents', worker, printed);
