import { createHash } from 'node:crypto';
import type { QueueClient } from '../../server/jobs/queues.server.ts';
import { createPdfCache } from '../../server/printing/pdf-cache.server.ts';
import { buildLegalText, type LegalPrint } from './legal-text.ts';

const maxCachedPdfs = 50;
const printCached = createPdfCache(
  'public_files',
  new URL('./print-legal-worker.server.ts', import.meta.url),
  maxCachedPdfs,
);

export const printLegal = (print: LegalPrint, caller: QueueClient): Promise<Buffer> =>
  printCached(nameOf(print), print, caller);

/** A changed text has another name, and so has one that names a changed fact. */
const nameOf = ({ site, name }: LegalPrint): string =>
  `${site.code} ${name} ${createHash('sha256')
    .update(JSON.stringify(buildLegalText(site, name)))
    .digest('base64url')}`;
