import { createHash } from 'node:crypto';
                                                                      
import { createPdfCache } from '../../server/printing/pdf-cache.server.js';
                                                 

const sheets = createPdfCache('public_files', new URL('./data-sheet-worker.server.js', import.meta.url), 50);

export function printDataSheet(sheet           , caller             )                  {
  const name = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');
  return sheets(name, sheet, caller);
}
