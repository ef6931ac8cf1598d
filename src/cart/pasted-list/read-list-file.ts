import { msg, t, translate } from '../../lib/i18n.ts';
import { type ReadTable, readTable } from './list-columns.rule.ts';

export class ListFileRefused extends Error {}

const maxBytes = 2_000_000;
const notReadable = msg('This file cannot be read. Please save it as CSV or XLSX.');

export async function readListFile(file: File): Promise<ReadTable> {
  if (file.size > maxBytes) throw new ListFileRefused(t`This file is larger than 2 MB. Please send it in parts.`);
  const [, extension = ''] = /\.(xlsx|csv|tsv|txt)$/i.exec(file.name) ?? [];
  if (!extension) throw new ListFileRefused(translate(notReadable));
  const list = extension.toLowerCase() === 'xlsx' ? await readXlsx(file) : await readText(file);
  if (list.text.trim() === '') throw new ListFileRefused(t`This file contains no items.`);
  return list;
}

async function readXlsx(file: File): Promise<ReadTable> {
  const [{ readSheet }, { storedZip }] = await Promise.all([
    import('read-excel-file/universal'),
    import('./stored-zip.ts'),
  ]);
  try {
    const zip = storedZip(new Uint8Array(await file.arrayBuffer()));
    return readTable(await readSheet(new Blob([zip])));
  } catch {
    throw new ListFileRefused(translate(notReadable));
  }
}

async function readText(file: File): Promise<ReadTable> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text.includes('\u0000')) throw new ListFileRefused(translate(notReadable));
  const { default: papa } = await import('papaparse');
  const { data, meta } = papa.parse<string[]>(text);
  return readTable(data, meta.delimiter);
}

/** Spreadsheets save UTF-8, or UTF-16 with a byte order mark. */
function decodeText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}
