import { mergedLines, type OpenWorkbook, openWorkbook } from '../../lib/spreadsheet/read-workbook.ts';
import { type TableLine, UnreadableFile } from '../../lib/spreadsheet/table-line.ts';
import { openArchive } from './open-archive.server.ts';

const archiveTexts = {
  damaged: 'This workbook cannot be read. Please save it as XLSX again, or as CSV.',
  tooLarge: 'This workbook expands to far more than it should. Please save the table as CSV.',
};

/** Opens a workbook for as long as `read` takes. */
export async function withWorkbook<Result>(
  parts: AsyncIterable<Uint8Array>,
  read: (workbook: OpenWorkbook) => Promise<Result>,
): Promise<Result> {
  const archive = await openArchive(parts, archiveTexts);
  try {
    return await read(await openWorkbook(archive, { isAsCsv: true }));
  } finally {
    archive.close();
  }
}

/** The sheets at these places, row by row, one after the other. */
export async function* readXlsxLines<Line>(
  parts: AsyncIterable<Uint8Array>,
  places: readonly number[],
  linesOf: (lines: AsyncIterable<TableLine>, place: number) => AsyncIterable<Line>,
): AsyncGenerator<Line> {
  const archive = await openArchive(parts, archiveTexts);
  try {
    const { sheets } = await openWorkbook(archive, { isAsCsv: true });
    for (const place of places) {
      const sheet = sheets[place];
      if (!sheet) throw new UnreadableFile(archiveTexts.damaged);
      yield* linesOf(await mergedLines(sheet), place);
    }
  } finally {
    archive.close();
  }
}
