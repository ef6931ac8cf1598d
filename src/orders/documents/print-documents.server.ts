import { renderPdf } from '../../server/printing/print-pdf.server.ts';
import type { IssuedDocument } from '../documents.table.ts';
import { documentDefinition } from './document-definition.server.ts';

export const printDocuments = (documents: readonly IssuedDocument[]): Promise<Buffer> =>
  renderPdf(documentDefinition(documents));
