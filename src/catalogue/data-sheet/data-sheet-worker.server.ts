import { renderPdf } from '../../server/printing/print-pdf.server.ts';
import type { DataSheet } from './data-sheet.ts';
import { dataSheetDocument } from './data-sheet-document.server.ts';

export const print = (sheet: DataSheet): Promise<Buffer> => renderPdf(dataSheetDocument(sheet));
