import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import type { DataSheet } from './data-sheet.ts';
import { dataSheetDocument } from './data-sheet-document.server.ts';

export const print = (sheet: DataSheet): Promise<Buffer> => renderPdf(dataSheetDocument(sheet));
