import { createHash } from 'node:crypto';
import { printInThread } from '../server/print-pdf.ts';
import type { DataSheet } from './data-sheet.ts';

const worker = new URL('./data-sheet-worker.ts', import.meta.url);
const keptAtMost = 50;
const kept = new Map<string, Promise<Buffer>>();

/** The PDF of a data sheet; the last fifty are kept, a sheet that says something else is printed anew. */
export function printDataSheet(sheet: DataSheet): Promise<Buffer> {
  const name = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');
  const found = kept.get(name);
  if (found) return found;
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= keptAtMost) kept.delete(oldest);
  const printed = printInThread(worker, sheet);
  kept.set(name, printed);
  printed.catch(() => kept.delete(name));
  return printed;
}
