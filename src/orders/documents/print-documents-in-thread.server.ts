import { renderPdfInThread } from '../../server/printing/print-pdf.server.ts';
import type { IssuedDocument } from '../documents.table.ts';

const worker = new URL('./print-documents-worker.server.ts', import.meta.url);

/** Prints documents in a thread beside the one that answers calls. */
export const printDocumentsInThread = (documents: readonly IssuedDocument[]): Promise<Buffer> =>
  renderPdfInThread('documents', worker, documents);
