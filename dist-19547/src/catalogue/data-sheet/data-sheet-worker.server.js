import { renderPdf } from '../../server/printing/print-pdf.server.js';
                                                 
import { dataSheetDocument } from './data-sheet-document.server.js';

export const print = (sheet           )                  => renderPdf(dataSheetDocument(sheet));
