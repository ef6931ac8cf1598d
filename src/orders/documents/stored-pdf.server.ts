import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { findDocumentsById, findPdf, savePdf } from './documents.db.ts';
import { printDocumentsInThread } from './print-documents-in-thread.server.ts';

export type RequestedPdf = { site: SiteCode; ids: readonly number[]; now: Date };

export async function findStoredPdf(db: Db, { site, ids }: RequestedPdf): Promise<Buffer | undefined> {
  const [saved] = await findPdf(db, { site, documentIds: ids.join('.') });
  return saved?.pdf;
}

/** Undefined where one of the documents is unknown. */
export async function findOrPrintPdf(db: Db, requested: RequestedPdf): Promise<Buffer | undefined> {
  return (await findStoredPdf(db, requested)) ?? printAndSave(db, requested);
}

async function printAndSave(db: Db, requested: RequestedPdf): Promise<Buffer | undefined> {
  const { site, ids, now } = requested;
  const documents = await findDocumentsById(db, { site, ids: [...ids] });
  if (documents.length < ids.length) return undefined;
  const pdf = await printDocumentsInThread(documents);
  await savePdf(db, { site, documentIds: ids.join('.'), pdf, now });
  // A document that was registered while it was printed is printed again for the next reader.
  return (await findStoredPdf(db, requested)) ?? pdf;
}
