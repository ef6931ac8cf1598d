// What an uploaded file is, by its first bytes: a table as CSV or XLSX, or pictures in a ZIP archive; or why it is neither.

import { msg } from '../../lib/i18n.ts';
import { isArchive, otherFileProblem } from '../../lib/spreadsheet/other-file.ts';
import type { FileFormat } from '../import-kind.data.ts';

/** The process that read the file took more memory or time than it may. */
export const fileTooHeavy = msg(
  'This file takes too much memory or time to read. Please save the table as CSV, or import it in parts.',
);

/** `start` is the beginning of the file. */
export function fileKindOf(start: Uint8Array): { format: FileFormat } | { problem: string } {
  if (start.length === 0) return { problem: msg('The file is empty.') };
  if (isArchive(start)) return { format: 'xlsx' };
  const problem = otherFileProblem(start);
  return problem === undefined ? { format: 'csv' } : { problem };
}

/** `start` is the beginning of the file that should hold pictures. */
export function pictureArchiveProblem(start: Uint8Array): string | undefined {
  if (start.length === 0) return msg('The file is empty.');
  return start[0] === 0x50 && start[1] === 0x4b
    ? undefined
    : msg('This is no ZIP file. Please choose pictures, or a ZIP file that holds them.');
}
