import { createHash } from 'node:crypto';
                                                                      
import { createPdfCache } from '../../server/printing/pdf-cache.server.js';
import { buildLegalText,                 } from './legal-text.js';

const maxCachedPdfs = 50;
const printCached = createPdfCache(
  'public_files',
  new URL('./print-legal-worker.server.js', import.meta.url),
  maxCachedPdfs,
);

export const printLegal = (print            , caller             )                  =>
  printCached(nameOf(print), print, caller);

/** A changed text has another name, and so has one that names a changed fact. */
const nameOf = ({ site, name }            )         =>
  `${site.code} ${name} ${createHash('sha256')
    .update(JSON.stringify(buildLegalText(site, name)))
    .digest('base64url')}`;
