import { renderPdfInThread } from '../../server/printing/print-pdf.server.ts';
import type { PrintedDocuments } from './document-definition.server.ts';

const worker = new URL('./print-documents.server.ts', import.meta.url);

export const printDocumentsInThread = (printed: PrintedDocuments): Promise<Buffer> =>
  renderPdfInThread('documents', worker, printed);
