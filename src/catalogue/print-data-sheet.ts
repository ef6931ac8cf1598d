import { createHash } from 'node:crypto';
import { keptByName } from '../lib/kept.ts';
import { printInThread } from '../server/print-pdf.ts';
import type { DataSheet } from './data-sheet.ts';

const worker = new URL('./data-sheet-worker.ts', import.meta.url);
const kept = keptByName<Promise<Buffer>>(50);

/** The PDF of a data sheet; the last fifty are kept, a sheet that says something else is printed anew. */
export function printDataSheet(sheet: DataSheet): Promise<Buffer> {
  const name = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');
  return kept(name, () => printInThread(worker, sheet));
}
