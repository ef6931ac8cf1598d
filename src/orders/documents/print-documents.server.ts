import { renderPdf } from '../../server/printing/print-pdf.server.ts';
import type { IssuedDocument } from '../documents.table.ts';
import { documentDefinition } from './document-definition.server.ts';

/** Also runs in a worker thread. */
export const print = (documents: readonly IssuedDocument[]): Promise<Buffer> =>
  renderPdf(documentDefinition(documents));
