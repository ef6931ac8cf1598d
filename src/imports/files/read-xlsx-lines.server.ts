import { readWorkbook } from '../../lib/spreadsheet/read-workbook.ts';
import type { TableLine } from '../../lib/spreadsheet/table-line.ts';
import { openArchive } from './open-archive.server.ts';

const archiveTexts = {
  damaged: 'This workbook cannot be read. Please save it as XLSX again, or as CSV.',
  tooLarge: 'This workbook expands to far more than it should. Please save the table as CSV.',
};

/** The first sheet of a workbook, row by row. */
export async function* readXlsxLines(parts: AsyncIterable<Uint8Array>): AsyncGenerator<TableLine> {
  const workbook = await openArchive(parts, archiveTexts);
  try {
    yield* readWorkbook(workbook);
  } finally {
    workbook.close();
  }
}
