import { renderPdf } from '../../src/server/printing/print-pdf.server.ts';

/** Prints in a worker thread. */
export const print = renderPdf;
