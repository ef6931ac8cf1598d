import { renderPdf } from '../../server/printing/print-pdf.server.js';
import { documentDefinition,                       } from './document-definition.server.js';

/** Also runs in a worker thread. */
export const print = (printed                  )                  => renderPdf(documentDefinition(printed));
