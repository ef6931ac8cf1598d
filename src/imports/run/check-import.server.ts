import { dayOf } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { type TableLine, UnreadableFile } from '../../lib/spreadsheet/table-line.ts';
import { readFileCells, unescapeFormula } from '../../lib/spreadsheet-cell.ts';
import { toJson } from '../../server/database/to-json.ts';
import { type KnownColumns, readTable } from '../files/read-table.ts';
import {
  type FileFormat,
  maxImportLines,
  type ReadCells,
  type ReadLine,
  type ValidatedLine,
} from '../import-kind.data.ts';
import { importerOf } from '../kinds/importer-of.ts';
import {
  addCounts,
  finishImport,
  ImportInterrupted,
  type ImportRun,
  inBatch,
  type Progress,
  workOf,
} from './import-run.server.ts';
import { analyseRows, deleteSomeRows, insertRows } from './import-work.db.ts';
import { readStoredParts } from './stored-parts.db.ts';
import { maxMissing } from './write-import.server.ts';

const linesPerBatch = 2_000;
const charactersPerBatch = 4_000_000;
const rowsPerDelete = 10_000;

/** The dry run: reads the file and says of each line what it would do. Only the lines themselves are written. */
export async function checkImport(run: ImportRun): Promise<void> {
  const { database, site, record } = run;
  const importer = importerOf(record.kind);
  if (record.position === 0) await deleteRows(run);
  const now = await run.goOn();
  if (!now) throw new ImportInterrupted();
  const reader = await importer.createReader(database, site, dayOf(now, site.calendar.timeZone));
  const progress = await storeFile(run, reader).catch((cause: unknown) => {
    if (cause instanceof UnreadableFile) return cause;
    throw cause;
  });
  if (progress instanceof UnreadableFile) {
    await finishImport(run, record, { state: 'failed', problem: progress.message, missing: 0 });
    return;
  }
  await analyseRows(database);
  const missing = (await importer.missing?.find(database, site, record.id, maxMissing))?.length ?? 0;
  await finishImport(run, progress, { state: 'checked', missing });
}

async function storeFile(run: ImportRun, reader: ReadCells): Promise<Progress> {
  const { position, found, written, retired, ...record } = run.record;
  const counter = { bytes: 0 };
  const file = { ...record, parts: () => readStoredParts(run.database, run.record.id, counter) };
  const limit = importerOf(run.record.kind).batch?.check ?? linesPerBatch;
  let progress: Progress = { position, bytesRead: 0, found, written, retired };
  let batch: FileLine[] = [];
  let characters = 0;
  // The next lines are read while these are stored.
  let storing = Promise.resolve(progress);
  const flush = async () => {
    progress = await storing;
    storing = storeLines(run, batch, { ...progress, bytesRead: counter.bytes });
    storing.catch(() => undefined);
    batch = [];
    characters = 0;
  };
  try {
    for await (const line of importLines(file, reader)) {
      // Lines up to `position` were stored before the check was taken up again.
      if (line.line <= position) continue;
      batch.push(line);
      characters += line.cells.reduce((sum, cell) => sum + cell.length, 0);
      if (batch.length >= limit || characters >= charactersPerBatch) await flush();
    }
    if (batch.length > 0) await flush();
  } finally {
    await storing.catch(() => undefined);
  }
  return storing;
}

async function storeLines(run: ImportRun, lines: readonly FileLine[], before: Progress): Promise<Progress> {
  const { record } = run;
  return inBatch(run, async (db, now) => {
    const readable = lines.flatMap(({ line, read }) =>
      'values' in read ? [{ line, key: read.key, values: read.values }] : [],
    );
    const validated = readable.length > 0 ? await importerOf(record.kind).validate(workOf(run, db, now), readable) : [];
    const unreadable = lines.flatMap(({ line, read }): ValidatedLine[] =>
      'problems' in read ? [{ line, outcome: 'wrong', problem: read.problems.join(' ') }] : [],
    );
    const results = new Map([...validated, ...unreadable].map((one) => [one.line, one]));
    const rows = lines.map(({ line, cells, read }) => {
      const { outcome, problem } = results.get(line) ?? { outcome: 'wrong' as const, problem: 'was not checked' };
      const isKept = outcome !== 'unchanged';
      return {
        line,
        key: read.key,
        outcome,
        problem,
        values: 'values' in read && (outcome === 'new' || outcome === 'changed') ? read.values : null,
        cells: isKept ? cells : null,
        choices: 'problems' in read ? (read.choices ?? null) : null,
      };
    });
    await insertRows(db, { importId: record.id, rows: toJson(rows) });
    const position = lines.at(-1)?.line ?? before.position;
    return { ...before, position, found: addCounts(before.found, [...validated, ...unreadable]) };
  });
}

async function deleteRows({ database, record }: ImportRun): Promise<void> {
  const some = { importId: record.id, onlyGood: false, limit: rowsPerDelete };
  while ((await deleteSomeRows(database, some)).length > 0);
}

export type FileLine = { line: number; cells: string[]; read: ReadLine };

export type FileToRead = {
  format: FileFormat;
  /** The cells of the line that names the columns, and its number; null: the first. */
  header: readonly string[];
  headLine: number | null;
  mapping: readonly string[];
  parts: () => AsyncIterable<Uint8Array>;
};

/** Throws UnreadableFile when the file as a whole cannot be imported. */
export async function* importLines(
  file: FileToRead,
  readCells: ReadCells,
  maxLines = maxImportLines,
): AsyncGenerator<FileLine> {
  const firstLineOf = new Map<string, number>();
  let count = 0;
  let headLine = file.headLine;
  for await (const line of readTable(file.format, file.parts(), isHeadOf(file))) {
    headLine ??= line.line;
    if (line.line <= headLine) continue;
    count += 1;
    if (count > maxLines)
      throw new UnreadableFile(`The file has more than ${formatNumber(maxLines)} lines. Please import it in parts.`);
    const read = readLine(line, file, readCells);
    const first = read.key === '' ? undefined : firstLineOf.get(read.key);
    if (read.key !== '' && first === undefined) firstLineOf.set(read.key, line.line);
    const cells = line.cells.map(unescapeFormula);
    yield { line: line.line, cells, read: first === undefined ? read : twice(read.key, first) };
  }
}

/** The line that was taken for the head says again what divides the cells. */
const isHeadOf =
  ({ header }: FileToRead): KnownColumns =>
  (cells) =>
    header.every((heading, at) => cells[at]?.trim() === heading) ? 1 : 0;

const twice = (key: string, first: number): ReadLine => ({
  key,
  problems: [`'${key}' is already on line ${first}; keep one of the two.`],
});

function readLine({ cells, problem }: TableLine, { header, mapping, format }: FileToRead, read: ReadCells): ReadLine {
  if (problem !== undefined) return { key: '', problems: [problem] };
  const hasRest = cells.slice(header.length).some((cell) => cell.trim() !== '');
  if (hasRest || (format === 'csv' && cells.length < header.length))
    return {
      key: '',
      problems: [
        `The line has ${cells.length} values for ${header.length} columns; quote values that contain the separator.`,
      ],
    };
  const named: Record<string, string> = {};
  mapping.forEach((name, at) => {
    if (name !== '') named[name] = storableText(cells[at] ?? '');
  });
  const written = readFileCells(named);
  return 'problems' in written ? { key: '', ...written } : read(written.cells);
}

/** PostgreSQL takes neither NUL nor half of a character. */
const storableText = (cell: string) => cell.replaceAll('\0', '').toWellFormed();
