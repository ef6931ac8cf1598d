import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { bestSheet, mostKnown } from './best-sheet.ts';
import { repeatMergedCells } from './merged-cells.ts';
import { readSheets, type SheetOfWorkbook } from './read-workbook.ts';
import type { TableLine } from './table-line.ts';

function openArchive(file: Uint8Array) {
  const files = unzipXml(file);
  return { read: async (name: string) => files[name] && inPieces(files[name]) };
}

/** The sheets of a workbook that is read in the browser. Throws where it cannot be read. */
export const readWorkbookFile = (file: Uint8Array, maxCells: number): Promise<SheetOfWorkbook[]> =>
  readSheets(openArchive(file), { maxCells });

const maxCsvCells = 2_000_000;

export type CsvSheet = { name: string; lines: number; csv: string };

/** Each sheet that is not hidden as CSV, and the place of the one whose head names most columns. */
export async function workbookFileToCsv(
  file: Uint8Array,
  known: (cells: readonly string[]) => number,
): Promise<{ sheets: CsvSheet[]; best: number }> {
  const read = await readSheets(openArchive(file), { maxCells: maxCsvCells, isAsCsv: true });
  const sheets: CsvSheet[] = [];
  for (const { name, lines, merged } of read)
    sheets.push({ name, lines: lines.length, csv: await workbookToCsv(repeatMergedCells(lines, merged)) });
  const best = bestSheet(read.map(({ lines }) => ({ known: [mostKnown(lines, known)], lines: lines.length })));
  return { sheets, best };
}

const pieceBytes = 1_000_000;

async function* inPieces(file: Uint8Array) {
  for (let at = 0; at < file.length; at += pieceBytes) yield file.subarray(at, at + pieceBytes);
}

/** A small compressed file can expand to far more. */
const maxBytes = 60_000_000;

/** The XML files of an archive. Throws on other files and on more than 60 MB. */
export function unzipXml(zip: Uint8Array): Record<string, Uint8Array<ArrayBuffer>> {
  let total = 0;
  return unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false;
      total += originalSize;
      if (total > maxBytes) throw new Error('the archive expands to too many bytes');
      return true;
    },
  });
}

/** No table has as many columns. A cell that somebody left far to the right would make every line as long. */
const maxWidth = 200;

/** The lines of a sheet as CSV, all as wide as the widest, with the numbers that they have in the sheet. */
export async function workbookToCsv(lines: AsyncIterable<TableLine>): Promise<string> {
  const rows: string[][] = [];
  let width = 0;
  for await (const { line, cells } of lines) {
    const filled = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
    if (filled.length === 0) continue;
    width = Math.min(maxWidth, Math.max(width, filled.length));
    rows[line - 1] = filled.map((cell) => cell.replace(/\s+/g, ' ').trim());
  }
  const padded = (cells: readonly string[]) => [...cells, ...Array(Math.max(0, width - cells.length)).fill('')];
  return Papa.unparse(
    Array.from(rows, (cells) => padded(cells ?? [])),
    { newline: '\n' },
  );
}
