import type { KnownColumns } from '../../lib/spreadsheet/best-sheet.ts';
import { decodeAnyText } from '../../lib/spreadsheet/decode-text.ts';
import { isArchive, otherFileProblem } from '../../lib/spreadsheet/other-file.ts';
import { UnreadableFile } from '../../lib/spreadsheet/table-line.ts';
import type { CsvSheet } from '../../lib/spreadsheet/workbook-file.ts';
import { ImportError, importLater } from '../../ui/browser/import-later.ts';

/** The sheets of a file as CSV; a text is one without a name. `best` is the place of the one that names most columns. */
export type SheetsOfFile = { sheets: CsvSheet[]; best: number; isWindows1252: boolean };

/** A CSV or XLSX file that is read in the browser; a sentence says why one cannot be read. `takes`: a text that is no table. */
export async function readTableFile(
  file: File,
  known: KnownColumns,
  takes: (text: string) => boolean = () => false,
): Promise<SheetsOfFile | { problem: string }> {
  const read = await file.arrayBuffer().catch(() => undefined);
  if (!read) return { problem: 'The file cannot be read. Please choose it again.' };
  const bytes = new Uint8Array(read);
  return isArchive(bytes) ? readSheets(bytes, known) : readText(bytes, takes);
}

function readText(bytes: Uint8Array, takes: (text: string) => boolean): SheetsOfFile | { problem: string } {
  const problem = otherFileProblem(bytes);
  const { text, isWindows1252 } = decodeAnyText(bytes);
  if (problem !== undefined && !takes(text)) return { problem };
  return { sheets: [{ name: '', lines: 0, csv: text }], best: 0, isWindows1252 };
}

async function readSheets(bytes: Uint8Array, known: KnownColumns): Promise<SheetsOfFile | { problem: string }> {
  try {
    const { workbookFileToCsv } = await importLater(() => import('../../lib/spreadsheet/workbook-file.ts'));
    return { ...(await workbookFileToCsv(bytes, known)), isWindows1252: false };
  } catch (cause) {
    const isExplained = cause instanceof ImportError || cause instanceof UnreadableFile;
    return {
      problem: isExplained ? cause.message : 'This workbook cannot be read. Please save it as XLSX again, or as CSV.',
    };
  }
}
