import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import { documentDefinition, type PrintedDocuments } from './document-definition.server.ts';

/** The print also runs in a worker thread. */
export const print = (printed: PrintedDocuments): Promise<Buffer> => renderPdf(documentDefinition(printed));
