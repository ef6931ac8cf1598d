import { createHash } from 'node:crypto';
import type { QueueClient } from '../../server/jobs/queues.server.ts';
import { createPdfCache } from '../../server/printing/pdf-cache.server.ts';
import type { DataSheet } from './data-sheet.ts';

const sheets = createPdfCache('public_files', new URL('./data-sheet-worker.server.ts', import.meta.url), 50);

export function printDataSheet(sheet: DataSheet, caller: QueueClient): Promise<Buffer> {
  const name = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');
  return sheets(name, sheet, caller);
}
