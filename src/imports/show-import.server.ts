import { cutText } from '../lib/cut-text.ts';
import { toCsv, utf8Bom } from '../lib/spreadsheet-cell.ts';
import type { Database, Db } from '../server/database/database.server.ts';
import type { Site } from '../sites/site.ts';
import { problemHeading } from './columns/header-hash.ts';
import { lineText, placeOfLine } from './files/line-number.ts';
import type { ImportKind, LeftOutReason, LineOutcome } from './import-kind.data.ts';
import {
  findChangedLines,
  findDoubtfulLines,
  findImport,
  findLeftOut,
  findLinesOf,
  findWrittenLines,
  findWrongLines,
  type ImportRecord,
  listImports,
} from './imports.db.ts';
import { importerOf } from './kinds/importer-of.ts';
import { findUnreadableLines } from './kinds/missing.db.ts';

export type { ImportRecord } from './imports.db.ts';

const shownLines = 50;
const shownOfReason = 20;
const maxLeftOutText = 160;

export async function listImportsOf(
  db: Db,
  { code: site }: Site,
  {
    kinds,
    failedOnly = false,
    page,
    perPage,
  }: { kinds: readonly ImportKind[]; failedOnly?: boolean; page: number; perPage: number },
) {
  const rows = await listImports(db, {
    site,
    kinds: [...kinds],
    failedOnly,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Undefined where there is none of these kinds. */
export async function loadImport(db: Db, { code: site }: Site, id: number, kinds: readonly ImportKind[]) {
  const [record] = await findImport(db, { site, id });
  return record && kinds.includes(record.kind) ? record : undefined;
}

/** The first wrong lines, and the first changed ones with what is there now; of pictures the first new and unchanged ones. */
export async function loadLines(db: Db, site: Site, record: ImportRecord, now: Date) {
  const { id: importId, kind, state, header } = record;
  const wrong = await findWrongLines(db, { importId, after: 0, limit: shownLines, withDoubtful: state !== 'checked' });
  const linesOf = async (outcome: LineOutcome) =>
    state === 'checked' ? findLinesOf(db, { importId, outcome, limit: shownLines }) : [];
  const canRetire = state === 'checked' && importerOf(kind).missing !== undefined;
  const [unreadable] = canRetire ? await findUnreadableLines(db, { importId, limit: 1 }) : [];
  const isOfPictures = kind === 'pictures';
  const doubtful = state === 'checked' ? await findDoubtfulLines(db, { importId, limit: shownLines }) : [];
  const changed = await linesOf(isOfPictures ? 'new' : 'changed');
  const unchanged = isOfPictures ? await linesOf('unchanged') : [];
  const left = isOfPictures ? [] : await findLeftOut(db, { importId, limit: shownOfReason });
  const described = changed.length > 0 ? await importerOf(kind).describe?.(db, site, changed, now) : [];
  const fieldsOf = new Map(described?.map(({ line, fields }) => [line, fields]));
  const notes = state === 'checked' ? await importerOf(kind).worthKnowing?.(db, site, importId) : [];
  return {
    wrong: wrong.map(({ line, cells, problem }) => ({
      ...placeOfLine(record, line),
      problem,
      cells: cells?.slice(0, header.length) ?? [],
    })),
    leftOutRows: left.map(({ line, cells, problem }) => ({
      ...placeOfLine(record, line),
      why: problem as LeftOutReason,
      text: cutText((cells ?? []).filter((cell) => cell.trim() !== '').join(' · '), maxLeftOutText),
    })),
    unreadable: unreadable ? lineText(record, unreadable.line) : null,
    worthKnowing: notes ?? [],
    doubts: {
      total: doubtful[0]?.total ?? 0,
      open: doubtful[0]?.open ?? 0,
      lines: doubtful.map(({ line, cells, problem, choices, chosen }) => ({
        line,
        place: lineText(record, line),
        cells: cells?.slice(0, header.length) ?? [],
        problem,
        chosen,
        choices: choices.map(({ kind: choice, label }) => ({ kind: choice, label })),
      })),
    },
    unchanged: unchanged.map(({ key }) => key),
    changes:
      state === 'done' || state === 'undone'
        ? await firstWritten(db, record)
        : changed.map(({ line, key }) => ({
            ...placeOfLine(record, line),
            key,
            fields: fieldsOf.get(line) ?? [],
            left: '',
          })),
  };
}

/** What the first lines changed, and why each of them could not be undone. */
async function firstWritten(db: Db, record: ImportRecord) {
  const importId = record.id;
  const { describeWritten } = importerOf(record.kind);
  if (!describeWritten) return [];
  const lines = await findChangedLines(db, { importId, limit: shownLines });
  const fieldsOf = new Map(describeWritten(lines).map(({ line, fields }) => [line, fields]));
  return lines.map(({ line, key, problem }) => ({
    ...placeOfLine(record, line),
    key,
    fields: [...(fieldsOf.get(line) ?? [])],
    left: problem,
  }));
}

/** What an import did, line by line; a record that the file did not name has no line. */
export async function* writtenLinesAsCsv(database: Database, record: ImportRecord): AsyncGenerator<string> {
  const { id } = record;
  yield `${utf8Bom}${toCsv([['sheet', 'line', 'record', 'outcome', 'column', 'before', 'after', 'undone']])}`;
  const { describeWritten } = importerOf(record.kind);
  let after = -2_000_000_000;
  for (;;) {
    const lines = await findWrittenLines(database, { importId: id, after, limit: linesPerRead });
    const last = lines.at(-1);
    if (!last) return;
    const fieldsOf = new Map(describeWritten?.(lines).map(({ line, fields }) => [line, fields]));
    yield toCsv(
      lines.flatMap(({ line, key, outcome, undone, problem }) => {
        const fields = fieldsOf.get(line) ?? [];
        const end = undone === 'kept' ? problem : undone;
        const shown = fields.length > 0 ? fields : [{ name: '', before: '', after: '' }];
        const place = placeOfLine(record, line);
        const at = [place.sheet, line > 0 ? place.line : ''];
        return shown.map((one) => [...at, key, outcome, one.name, one.before, one.after, end]);
      }),
    );
    after = last.line;
  }
}

const linesPerRead = 5_000;

/** The wrong lines as they were in the file, with a column that says what is wrong; to be corrected and brought back. */
export async function* wrongLinesAsCsv(
  database: Database,
  { id, kind, header }: ImportRecord,
  inWords: (kind: ImportKind, problem: string) => string = (_, problem) => problem,
): AsyncGenerator<string> {
  const width = header.filter((heading) => heading.toLowerCase() !== problemHeading).length;
  const own = (cells: readonly string[]) => header.map((_heading, at) => cells[at] ?? '').slice(0, width);
  yield `${utf8Bom}${toCsv([[...own(header), problemHeading]])}`;
  let after = 0;
  for (;;) {
    const lines = await findWrongLines(database, { importId: id, after, limit: linesPerRead, withDoubtful: true });
    const last = lines.at(-1);
    if (!last) return;
    yield toCsv(lines.map(({ cells, problem }) => [...own(cells ?? []), inWords(kind, problem)]));
    after = last.line;
  }
}
