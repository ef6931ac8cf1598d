import type { QueueClient } from '../../server/jobs/queues.server.ts';
import { createPdfCache } from '../../server/printing/pdf-cache.server.ts';
import type { LegalPrint } from './legal-text.ts';

const maxCachedPdfs = 50;
const printCached = createPdfCache(
  'public_files',
  new URL('./print-legal-worker.server.ts', import.meta.url),
  maxCachedPdfs,
);

export const printLegal = (print: LegalPrint, caller: QueueClient): Promise<Buffer> =>
  printCached(`${print.site} ${print.name}`, print, caller);
