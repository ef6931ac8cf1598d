import { renderPdf } from '../../src/server/printing/render-pdf.server.ts';

/** Prints in a worker thread. */
export const print = renderPdf;
