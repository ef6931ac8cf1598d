import { renderPdf } from '../../server/printing/print-pdf.server.ts';
import type { IssuedDocument } from '../documents.table.ts';
import { documentDefinition } from './document-definition.server.ts';

/** Prints documents of one order into one PDF. */
export const printDocuments = (documents: readonly IssuedDocument[]): Promise<Buffer> =>
  renderPdf(documentDefinition(documents));
