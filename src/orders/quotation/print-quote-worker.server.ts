import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import { quoteDefinition } from './quote-definition.server.ts';
import type { QuotePrint } from './quote-print.ts';

/** Runs in a worker thread. */
export const print = (quote: QuotePrint): Promise<Buffer> => renderPdf(quoteDefinition(quote));
