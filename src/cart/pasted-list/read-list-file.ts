import { t, translate } from '../../lib/i18n.ts';
import { decodeAnyText } from '../../lib/spreadsheet/decode-text.ts';
import { isArchive, otherFileProblem } from '../../lib/spreadsheet/other-file.ts';
import type { SheetOfWorkbook } from '../../lib/spreadsheet/read-workbook.ts';
import { type TableLine, UnreadableFile } from '../../lib/spreadsheet/table-line.ts';
import { importLater } from '../../ui/browser/import-later.ts';
import { ListFileRefused } from './list-file-refused.ts';
import { type ListSource, readList } from './read-list.rule.ts';
import type { ListSheet } from './read-sheet.rule.ts';

const maxBytes = 2_000_000;
/** A small file can name far more cells than a list has. */
const maxCells = 2_000_000;

type ListFile = { source: ListSource; isWindows1252: boolean };

/** Throws ListFileRefused, or ImportError if what reads it cannot be fetched. */
export async function readListFile(file: File): Promise<ListFile> {
  if (file.size > maxBytes) throw new ListFileRefused(t`This file is larger than 2 MB. Please send it in parts.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const list = isArchive(bytes) ? await readXlsx(bytes) : readText(bytes);
  if (readList(list.source).rows.length === 0) throw new ListFileRefused(t`This file contains no items.`);
  return list;
}

async function readXlsx(bytes: Uint8Array): Promise<ListFile> {
  const { readWorkbookFile } = await importLater(() => import('../../lib/spreadsheet/workbook-file.ts'));
  try {
    const sheets = await readWorkbookFile(bytes, maxCells);
    return { source: { sheets: sheets.map(listSheet) }, isWindows1252: false };
  } catch (cause) {
    const isExplained = cause instanceof UnreadableFile;
    throw new ListFileRefused(
      isExplained ? translate(cause.message) : t`This file cannot be read. Please save it as CSV or XLSX.`,
    );
  }
}

/** Keeps the empty rows of the sheet. */
function listSheet({ name, lines, hiddenColumns, merged }: SheetOfWorkbook): ListSheet {
  const rows: string[][] = [];
  for (const { line, cells } of lines) rows[line - 1] = cells;
  const unseen = (why: TableLine['unseen']) => lines.flatMap((one) => (one.unseen === why ? [one.line - 1] : []));
  return {
    name,
    rows: Array.from(rows, (cells) => cells ?? []),
    hiddenRows: unseen('hidden'),
    struckRows: unseen('struck'),
    hiddenColumns,
    merged,
  };
}

/** A web page may be a table; any other file that is no text says what to do. */
function readText(bytes: Uint8Array): ListFile {
  const { text, isWindows1252 } = decodeAnyText(bytes);
  const problem = /<table[\s>]/i.test(text) ? undefined : otherFileProblem(bytes);
  if (problem !== undefined)
    throw new ListFileRefused(
      text.startsWith('%PDF') ? t`${translate(problem)} Or copy its text and paste it here.` : translate(problem),
    );
  return { source: { text }, isWindows1252 };
}
