import { createHash } from 'node:crypto';
import type { HeavyCaller } from '../server/heavy-work.ts';
import { keptPrints } from '../server/kept-prints.ts';
import type { DataSheet } from './data-sheet.ts';

const sheets = keptPrints('public_files', new URL('./data-sheet-worker.ts', import.meta.url), 50);

/** The PDF of a data sheet; the last fifty are kept, a sheet that says something else is printed anew. */
export function printDataSheet(sheet: DataSheet, caller: HeavyCaller): Promise<Buffer> {
  const name = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');
  return sheets(name, sheet, caller);
}
