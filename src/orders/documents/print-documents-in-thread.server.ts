import { renderPdfInThread } from '../../server/printing/print-pdf.server.ts';
import type { IssuedDocument } from '../documents.table.ts';

const worker = new URL('./print-documents.server.ts', import.meta.url);

export const printDocumentsInThread = (documents: readonly IssuedDocument[]): Promise<Buffer> =>
  renderPdfInThread('documents', worker, documents);
