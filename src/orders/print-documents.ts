import { printPdf } from '../server/print-pdf.ts';
import { documentPages } from './document-pages.ts';
import type { IssuedDocument } from './documents.table.ts';

/** Prints documents of one order into one PDF. */
export const printDocuments = (documents: readonly IssuedDocument[]): Promise<Buffer> =>
  printPdf(documentPages(documents));
