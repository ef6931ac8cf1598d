import { printPdf } from '../server/print-pdf.ts';
import type { DataSheet } from './data-sheet.ts';
import { dataSheetPages } from './data-sheet-pages.ts';

export const print = (sheet: DataSheet): Promise<Buffer> => printPdf(dataSheetPages(sheet));
