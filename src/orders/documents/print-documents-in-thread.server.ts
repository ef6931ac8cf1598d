import { renderPdfInThread } from '../../server/printing/render-pdf-in-thread.server.ts';
import type { PrintedDocuments } from './document-definition.server.ts';

const worker = new URL('./print-documents.server.ts', import.meta.url);

export const printDocumentsInThread = (printed: PrintedDocuments): Promise<Buffer> =>
  renderPdfInThread('documents', worker, printed);
