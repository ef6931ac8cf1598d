import { dayOf } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/format-number.ts';
import type { TextEncoding } from '../../lib/spreadsheet/decode-text.ts';
import { whyLeftOut } from '../../lib/spreadsheet/left-out-row.ts';
import { type TableLine, UnreadableFile } from '../../lib/spreadsheet/table-line.ts';
import { readFileCells, unescapeFormula } from '../../lib/spreadsheet-cell.ts';
import { toJson } from '../../server/database/to-json.ts';
import { type ColumnHabits, habitNotes, noHabits, unclearDay, watchHabits } from '../columns/column-habits.rule.ts';
import type { ImportWords } from '../columns/import-words.rule.ts';
import { columnsMeant } from '../columns/match-columns.rule.ts';
import { type CellNaming, namesOfCells } from '../columns/name-cells.rule.ts';
import { lineText } from '../files/line-number.ts';
import { type LineOfTable, readTable, type TableFile } from '../files/read-table.ts';
import {
  type ImportColumn,
  type ImportKind,
  type LeftOutCounts,
  type LeftOutReason,
  type LineCounts,
  type LineOutcome,
  maxImportLines,
  type ReadLine,
  type ValidatedLine,
} from '../import-kind.data.ts';
import type { CellsOfLine, ImportWork, RowLeftOut } from '../kinds/importer.ts';
import { importerOf } from '../kinds/importer-of.ts';
import {
  addCounts,
  addFindings,
  finishImport,
  ImportInterrupted,
  type ImportRun,
  inBatch,
  type Progress,
  progressSoFar,
  workOf,
} from './import-run.server.ts';
import { analyseRows, deleteSomeRows, insertRows } from './import-work.db.ts';
import { alreadyOn, refuseRepeated } from './refuse-repeated.server.ts';
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
  const read = await importer.createReader(database, site, dayOf(now, site.calendar.timeZone), () => cellsOfLines(run));
  const progress = await readFile(run, read).catch((cause: unknown) => {
    if (cause instanceof UnreadableFile) return cause;
    throw cause;
  });
  if (progress instanceof UnreadableFile) {
    await finishImport(run, record, { state: 'failed', problem: progress.message, missing: 0 });
    return;
  }
  await analyseRows(database);
  const repeated = await refuseRepeated(database, record);
  const missing = (await importer.missing?.find(database, site, record.id, maxMissing))?.length ?? 0;
  await finishImport(
    run,
    { ...progress, found: withoutRepeated(progress.found, repeated) },
    { state: 'checked', missing },
  );
}

function withoutRepeated(found: LineCounts, repeated: readonly { outcome: LineOutcome }[]): LineCounts {
  const counts = { ...found, wrong: found.wrong + repeated.length };
  for (const { outcome } of repeated) counts[outcome] -= 1;
  return counts;
}

async function readFile(run: ImportRun, read: ReadRow): Promise<Progress> {
  const habits = await findHabits(run);
  const record = { ...run.record, notes: { ...run.record.notes, ...habitNotes(habits) } };
  return storeFile(
    { ...run, record },
    lineReader(run.record, importerOf(run.record.kind).columns, run.words, read, habits),
  );
}

function fileOf({ database, record }: ImportRun, counter?: { bytes: number }): FileToRead {
  const { columns, naming = [], missing, namesAbove = false } = importerOf(record.kind);
  const needed = columns.filter(({ required, neededForNew }) => required || neededForNew).map(({ name }) => name);
  const parts = () => readStoredParts(database, record.id, counter);
  const telling = [...needed, ...naming.flat()];
  return { ...record, telling, readsLeftOut: missing !== undefined, namesAbove, parts };
}

async function storeFile(run: ImportRun, reader: ReadNamed): Promise<Progress> {
  const { position } = run.record;
  const counter = { bytes: 0 };
  const known: { encoding?: TextEncoding } = {};
  const file = {
    ...fileOf(run, counter),
    onEncoding: (encoding: TextEncoding) => {
      known.encoding = encoding;
    },
  };
  const limit = importerOf(run.record.kind).batch?.check ?? linesPerBatch;
  let progress: Progress = { ...progressSoFar(run), bytesRead: 0 };
  let batch: FileLine[] = [];
  let characters = 0;
  // The next lines are read while these are stored.
  let storing = Promise.resolve(progress);
  const flush = async () => {
    progress = await storing;
    storing = storeLines(run, batch, { ...progress, ...known, bytesRead: counter.bytes });
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
      'values' in read && !('leftOut' in read) ? [{ line, key: read.key, values: read.values }] : [],
    );
    const validated = readable.length > 0 ? await importerOf(record.kind).validate(workOf(run, db, now), readable) : [];
    const unreadable = lines.flatMap(({ line, read }): ValidatedLine[] => {
      if (!('problems' in read)) return [];
      const { problems, unknownWords = [] } = read;
      return [{ line, outcome: 'wrong', problem: problems.join(' '), unknownWords }];
    });
    const left = lines.flatMap(({ line, read }) => ('leftOut' in read ? [{ line, ...read }] : []));
    const keyOfLeft = await keysOfRows(workOf(run, db, now), record.kind, left);
    const results = new Map([...validated, ...unreadable].map((one) => [one.line, one]));
    // What is there already counts in the total of the file.
    const counts = importerOf(record.kind).total !== undefined;
    const rows = lines.map(({ line, cells, read }) => {
      if ('leftOut' in read) {
        const key = keyOfLeft.get(line) ?? read.key;
        return { line, key, outcome: 'left-out', problem: read.leftOut, values: null, cells };
      }
      const result: ValidatedLine = results.get(line) ?? { line, outcome: 'wrong', problem: 'was not checked' };
      const { outcome, problem } = result;
      const { key, values } = { key: read.key, values: 'values' in read ? read.values : null, ...foundIn(result) };
      const isKept = outcome !== 'unchanged';
      return {
        line,
        key,
        outcome,
        problem,
        values: outcome === 'new' || outcome === 'changed' || (counts && outcome === 'unchanged') ? values : null,
        cells: isKept ? cells : null,
        choices: result.choices ?? ('problems' in read ? (read.choices ?? null) : null),
      };
    });
    await insertRows(db, { importId: record.id, rows: toJson(rows) });
    const position = lines.at(-1)?.line ?? before.position;
    const checked = [...validated, ...unreadable];
    const notes = lines.flatMap(({ read }) => ('note' in read ? [{ note: read.note }] : []));
    return {
      ...before,
      ...addFindings(before, [...checked, ...notes]),
      position,
      found: addCounts(before.found, checked),
      leftOut: addReasons(before.leftOut, left),
    };
  });
}

const foundIn = ({ found }: { found?: ValidatedLine['found'] }) => found ?? {};

async function deleteRows({ database, record }: ImportRun): Promise<void> {
  const some = { importId: record.id, onlyGood: false, limit: rowsPerDelete };
  while ((await deleteSomeRows(database, some)).length > 0);
}

function addReasons(counts: LeftOutCounts, left: readonly LeftOutRow[]): LeftOutCounts {
  const sum = { ...counts };
  for (const { leftOut } of left) sum[leftOut] = (sum[leftOut] ?? 0) + 1;
  return sum;
}

/** A row that names its record by other words than its code is looked up, so that the record does not count as missing. */
async function keysOfRows(
  work: ImportWork,
  kind: ImportKind,
  left: readonly (LeftOutRow & { line: number })[],
): Promise<ReadonlyMap<number, string>> {
  const named = left.flatMap(({ line, key, values }) => (values ? [{ line, key, values }] : []));
  const validated = named.length > 0 ? await importerOf(kind).validate(work, named) : [];
  return new Map(validated.flatMap(({ line, found }) => (found ? [[line, found.key]] : [])));
}

/** Reads the cells of a line in the order of the file. */
export type ReadNamed = (cells: readonly string[]) => ReadLine | LeftOutRow;

/** Reads a line by our columns. */
type ReadRow = (cells: CellsOfLine) => ReadLine | RowLeftOut;

/** A row that is no line of the table, with what it would say. */
type LeftOutRow = { key: string; leftOut: LeftOutReason; values?: Record<string, unknown> };

export type FileLine = { line: number; cells: string[]; read: ReadLine | LeftOutRow };

export type FileToRead = TableFile & {
  mapping: readonly string[];
  /** Our columns that tell a line from a row that is none. */
  telling?: readonly string[];
  /** Whether records can be missing in the file; otherwise rows that are no lines are not looked into. */
  readsLeftOut?: boolean;
  /** Whether a row that is no line may name what the lines below it are about. */
  namesAbove?: boolean;
};

/** Throws UnreadableFile when the file as a whole cannot be imported. */
export async function* importLines(
  file: FileToRead,
  readCells: ReadNamed,
  maxLines = maxImportLines,
): AsyncGenerator<FileLine> {
  const firstLineOf = new Map<string, number>();
  let count = 0;
  for await (const { line, leftOut } of rowsOf(file)) {
    const cells = line.cells.map(unescapeFormula);
    const none = leftOut && readLeftOut(line, leftOut, file, readCells);
    if (none && 'leftOut' in none) {
      yield { line: line.line, cells, read: none };
      continue;
    }
    count += 1;
    if (count > maxLines)
      throw new UnreadableFile(`The file has more than ${formatNumber(maxLines)} lines. Please import it in parts.`);
    const read = none ?? readLine(line, file, readCells);
    const first = read.key === '' ? undefined : firstLineOf.get(read.key);
    if (read.key !== '' && first === undefined) firstLineOf.set(read.key, line.line);
    yield { line: line.line, cells, read: first === undefined ? read : twice(read.key, lineText(file, first)) };
  }
}

/** The rows of a file but for the names of the columns, and why one is no line of the table. */
async function* rowsOf(file: FileToRead): AsyncGenerator<{ line: LineOfTable; leftOut: LeftOutReason | undefined }> {
  const needed = neededColumns(file);
  for await (const line of readTable(file)) {
    if (line.part === 'head') continue;
    line.cells = line.cells.map(foldedBreaks);
    yield { line, leftOut: whyNoLine(line, file, needed) };
  }
}

/** Where they are to be seen in the file; all that are matched where fewer than two of these are. */
function neededColumns({ mapping, telling = [] }: FileToRead): number[] {
  const places = (isWanted: (name: string) => boolean) =>
    mapping.flatMap((matched, at) => (columnsMeant(matched).some(isWanted) ? [at] : []));
  const needed = places((name) => telling.includes(name));
  return needed.length > 1 ? needed : places(() => true);
}

function whyNoLine(line: LineOfTable, { format, header, reading }: FileToRead, needed: readonly number[]) {
  if (format === 'zip') return undefined;
  if (line.part === 'above') return 'title';
  if (line.unseen && !reading?.withHidden) return line.unseen;
  if (line.problem !== undefined) return undefined;
  return whyLeftOut({ cells: line.cells, repeated: line.repeated, header, needed, isBelowHead: line.isFirst });
}

/** What a hidden row is about, or a section that is called like an item, is not missing in the file. */
function readLeftOut(
  line: LineOfTable,
  leftOut: LeftOutReason,
  file: FileToRead,
  read: ReadNamed,
): LeftOutRow | ReadLine {
  if (file.namesAbove && isGivenToReader(leftOut)) {
    const said = read(line.cells);
    if (leftOut !== 'text' || 'problems' in said) return { key: '', leftOut };
    return said;
  }
  if (!file.readsLeftOut || leftOut === 'title' || leftOut === 'head') return { key: '', leftOut };
  const said = readLine(line, file, read);
  return { key: said.key, leftOut, ...('values' in said && { values: said.values }) };
}

/** Rows of the table itself, also those that are no lines. */
const isGivenToReader = (leftOut: LeftOutReason | undefined) =>
  leftOut === undefined || leftOut === 'text' || leftOut === 'hidden' || leftOut === 'struck';

const twice = (key: string, first: string): ReadLine => ({ key, problems: [alreadyOn(key, first)] });

/** A cell that is wrapped by hand is one text. */
const foldedBreaks = (cell: string) =>
  cell.includes('\n') || cell.includes('\r') ? cell.replace(/[ \t]*[\r\n][\s]*/g, ' ') : cell;

function readLine(
  { cells, problem }: TableLine,
  { header, format, namesAbove }: FileToRead,
  read: ReadNamed,
): ReadLine | LeftOutRow {
  const wrong = wrongAsWhole({ cells, problem }, { header, format });
  if (wrong === undefined) return read(cells);
  // What stands below a name that cannot be read is not of the name above it.
  if (namesAbove) read([]);
  return { key: '', problems: [wrong] };
}

/** Why the cells of a line are not known to stand in their columns. */
function wrongAsWhole(
  { cells, problem }: { cells: readonly string[]; problem: string | undefined },
  { header, format }: Pick<FileToRead, 'header' | 'format'>,
) {
  if (problem !== undefined) return problem;
  const hasRest = cells.slice(header.length).some((cell) => cell.trim() !== '');
  if (hasRest && format === 'xlsx') return `A cell stands right of the ${header.length} columns that were found.`;
  if (hasRest || (format === 'csv' && cells.length < header.length))
    return `The line has ${cells.length} values for ${header.length} columns; quote values that contain the separator.`;
  return undefined;
}

export function lineReader(
  naming: CellNaming,
  columns: readonly ImportColumn[],
  words: ImportWords,
  read: ReadRow,
  habits = noHabits,
): ReadNamed {
  const name = namesOfCells(naming, columns, words, habits);
  return (cells) => {
    const written = readFileCells(name(cells));
    if ('problems' in written) return { key: '', ...written };
    const line = read(written.cells);
    const unclear = [...habits.monthFirst].flatMap(
      ([column, example]) => unclearDay(column, written.cells[column] ?? '', example) ?? [],
    );
    return unclear.length > 0 ? { key: line.key, problems: unclear } : line;
  };
}

/** The lines of the file by our columns, and the rows that may name what is below them. */
async function* cellsOfLines(run: ImportRun): AsyncGenerator<CellsOfLine> {
  const name = namesOfCells(run.record, importerOf(run.record.kind).columns, run.words);
  for await (const { line, leftOut } of rowsOf(fileOf(run)))
    if (isGivenToReader(leftOut)) yield name(line.cells.map(unescapeFormula));
}

/** Reads the file once more, but only where its first lines leave open how a column is written. */
async function findHabits(run: ImportRun): Promise<ColumnHabits> {
  const watch = watchHabits(run.record, importerOf(run.record.kind).columns);
  if (!watch) return noHabits;
  for await (const { line, leftOut } of rowsOf(fileOf(run))) if (!leftOut) watch.look(line.cells);
  return watch.found();
}
