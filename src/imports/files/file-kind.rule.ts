// What an uploaded file is, by its first bytes: a table as CSV or XLSX, or pictures in a ZIP archive; or why it is neither.

import { msg } from '../../lib/i18n.ts';
import { encodingOf } from '../../lib/spreadsheet/decode-text.ts';
import type { FileFormat } from '../import-kind.data.ts';

/** What reads it took more memory or time than it may. */
export const fileTooHeavy = msg(
  'This file takes too much memory or time to read. Please save the table as CSV, or import it in parts.',
);

const signatures: readonly (readonly [string, string])[] = [
  [
    '\xd0\xcf\x11\xe0',
    msg(
      'This is a workbook of an old Excel version (.xls), or one with a password. Please save it as XLSX without a password, or as CSV.',
    ),
  ],
  ['%PDF', msg('This is a PDF. Please export the table as CSV or XLSX.')],
  ['MZ', msg('This is a program, not a table. Please choose a CSV or XLSX file.')],
  ['\x7fELF', msg('This is a program, not a table. Please choose a CSV or XLSX file.')],
  ['#!', msg('This is a script, not a table. Please choose a CSV or XLSX file.')],
  ['<', msg('This is a web page or an XML file, not a table. Please export the table as CSV or XLSX.')],
  ['{', msg('This is a JSON file, not a table. Please export the table as CSV or XLSX.')],
  ['\x1f\x8b', msg('This file is compressed. Please unpack it and choose the CSV or XLSX file.')],
];

/** `start` is the beginning of the file. */
export function fileKindOf(start: Uint8Array): { format: FileFormat } | { problem: string } {
  if (start.length === 0) return { problem: msg('The file is empty.') };
  const text = Array.from(start.subarray(0, 64), (byte) => String.fromCharCode(byte)).join('');
  if (text.startsWith('PK\x03\x04')) return { format: 'xlsx' };
  const bare = text.replace(/^\xef\xbb\xbf/, '').trimStart();
  const known = signatures.find(([signature]) => bare.startsWith(signature));
  if (known) return { problem: known[1] };
  if (encodingOf(start) === 'utf-8' && start.includes(0))
    return { problem: msg('This is not a text file. Please save the table as CSV (UTF-8) or XLSX.') };
  return { format: 'csv' };
}

/** `start` is the beginning of the file that should hold pictures. */
export function pictureArchiveProblem(start: Uint8Array): string | undefined {
  if (start.length === 0) return msg('The file is empty.');
  const isArchive = start[0] === 0x50 && start[1] === 0x4b;
  return isArchive ? undefined : msg('This is no ZIP file. Please choose pictures, or a ZIP file that holds them.');
}
