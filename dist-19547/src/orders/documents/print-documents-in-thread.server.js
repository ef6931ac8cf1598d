import { renderPdfInThread } from '../../server/printing/print-pdf.server.js';
                                                                        

const worker = new URL('./print-documents.server.js', import.meta.url);

export const printDocumentsInThread = (printed                  )                  =>
  renderPdfInThread('documents', worker, printed);
