import { renderPdf } from '../../server/printing/print-pdf.server.js';
import { quoteDefinition } from './quote-definition.server.js';
                                                   

/** Runs in a worker thread. */
export const print = (quote            )                  => renderPdf(quoteDefinition(quote));
