import { msg, t, translate } from '../../lib/i18n.ts';
import { decodeText } from '../../lib/spreadsheet/decode-text.ts';
import { namedDelimiter } from '../../lib/spreadsheet/find-delimiter.ts';
import type { TableLine } from '../../lib/spreadsheet/table-line.ts';
import { importLater } from '../../ui/browser/import-later.ts';
import { type ReadTable, readTable } from './list-columns.rule.ts';
import { linesOf } from './list-parts.rule.ts';

export class ListFileRefused extends Error {}

const maxBytes = 2_000_000;
const notReadable = msg('This file cannot be read. Please save it as CSV or XLSX.');

/** Throws ListFileRefused, or ImportError if what reads it cannot be fetched. */
export async function readListFile(file: File): Promise<ReadTable> {
  if (file.size > maxBytes) throw new ListFileRefused(t`This file is larger than 2 MB. Please send it in parts.`);
  const [, extension = ''] = /\.(xlsx|csv|tsv|txt)$/i.exec(file.name) ?? [];
  if (!extension) throw new ListFileRefused(translate(notReadable));
  const list = extension.toLowerCase() === 'xlsx' ? await readXlsx(file) : await readText(file);
  if (list.rows.length === 0) throw new ListFileRefused(t`This file contains no items.`);
  return list;
}

async function readXlsx(file: File): Promise<ReadTable> {
  const { readWorkbookFile } = await importLater(() => import('../../lib/spreadsheet/workbook-file.ts'));
  try {
    return readTable(await rowsOf(readWorkbookFile(new Uint8Array(await file.arrayBuffer()))));
  } catch {
    throw new ListFileRefused(translate(notReadable));
  }
}

/** A small file can name far more cells than a list has. */
const maxCells = 2_000_000;

/** With an empty row where the sheet has one. */
async function rowsOf(lines: AsyncIterable<TableLine>): Promise<string[][]> {
  const rows: string[][] = [];
  let cellCount = 0;
  for await (const { line, cells } of lines) {
    cellCount += cells.length;
    if (cellCount > maxCells) throw new Error('the sheet has too many cells');
    rows[line - 1] = cells;
  }
  return Array.from(rows, (cells) => cells ?? []);
}

async function readText(file: File): Promise<ReadTable> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text.includes('\u0000')) throw new ListFileRefused(translate(notReadable));
  const { default: papa } = await importLater(() => import('papaparse'));
  const [firstLine = ''] = linesOf(text);
  const delimiter = namedDelimiter(firstLine);
  const { data, meta } = papa.parse<string[]>(delimiter ? text.slice(firstLine.length) : text, {
    ...(delimiter && { delimiter }),
  });
  return readTable(data, meta.delimiter);
}
