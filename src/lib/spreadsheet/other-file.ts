// What a file is that is no table, by its first bytes: one sentence says what to do, wherever such a file is given.

import { msg } from '../i18n.ts';
import { encodingOf } from './decode-text.ts';

const signatures: readonly (readonly [string, string])[] = [
  [
    '\xd0\xcf\x11\xe0',
    msg(
      'This is a workbook of an old Excel version (.xls), or one with a password. Open it in Excel or LibreOffice and save it as .xlsx, without a password.',
    ),
  ],
  ['%PDF', msg('This is a PDF. Please export the table as CSV or XLSX.')],
  ['MZ', msg('This is a program, not a table. Please choose a CSV or XLSX file.')],
  ['\x7fELF', msg('This is a program, not a table. Please choose a CSV or XLSX file.')],
  ['#!', msg('This is a script, not a table. Please choose a CSV or XLSX file.')],
  [
    '<',
    msg(
      'This is a web page or an XML file, whatever its name says. Open it in Excel or LibreOffice and save it as .xlsx.',
    ),
  ],
  ['{', msg('This is a JSON file, not a table. Please export the table as CSV or XLSX.')],
  ['\x1f\x8b', msg('This file is compressed. Please unpack it and choose the CSV or XLSX file.')],
];

export const openDocument = msg(
  'This is a sheet of LibreOffice (.ods). Open it in Excel or LibreOffice and save it as .xlsx.',
);
export const binaryWorkbook = msg(
  'This is a binary workbook (.xlsb). Open it in Excel or LibreOffice and save it as .xlsx.',
);

/** XLSX files are archives. */
export const isArchive = (start: Uint8Array): boolean => beginningOf(start).startsWith('PK\x03\x04');

/** Why the file is no text with a table; undefined where it may be one. `start` is the beginning of the file. */
export function otherFileProblem(start: Uint8Array): string | undefined {
  const bare = beginningOf(start)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  const known = isMt940Head(bare) ? undefined : signatures.find(([signature]) => bare.startsWith(signature));
  if (known) return known[1];
  return encodingOf(start) === 'utf-8' && start.includes(0)
    ? msg('This is not a text file. Please save the table as CSV (UTF-8) or XLSX.')
    : undefined;
}

/** A statement of a bank begins like JSON. */
const isMt940Head = (text: string) => text.startsWith('{1:');

const beginningOf = (start: Uint8Array): string =>
  Array.from(start.subarray(0, 64), (byte) => String.fromCharCode(byte)).join('');
