import { toCsv, utf8Bom } from '../lib/spreadsheet-cell.ts';
import type { Database, Db } from '../server/database/database.server.ts';
import type { Site } from '../sites/site.ts';
import { problemHeading } from './columns/header-hash.ts';
import type { ImportKind, LineOutcome } from './import-kind.data.ts';
import {
  findDoubtfulLines,
  findImport,
  findLinesOf,
  findWrongLines,
  type ImportRecord,
  listImports,
} from './imports.db.ts';
import { importerOf } from './kinds/importer-of.ts';
import { findUnreadableLines } from './kinds/missing.db.ts';

export type { ImportRecord } from './imports.db.ts';

const shownLines = 50;

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
export async function loadLines(db: Db, site: Site, { id: importId, kind, state, header }: ImportRecord) {
  // While doubtful lines can be decided they stand by themselves.
  const all = await findWrongLines(db, { importId, after: 0, limit: shownLines });
  const wrong = state === 'checked' ? all.filter(({ isDoubtful }) => !isDoubtful) : all;
  const linesOf = async (outcome: LineOutcome) =>
    state === 'checked' ? findLinesOf(db, { importId, outcome, limit: shownLines }) : [];
  const canRetire = state === 'checked' && importerOf(kind).missing !== undefined;
  const [unreadable] = canRetire ? await findUnreadableLines(db, { importId, limit: 1 }) : [];
  const isOfPictures = kind === 'pictures';
  const doubtful = state === 'checked' ? await findDoubtfulLines(db, { importId, line: 0, limit: shownLines }) : [];
  const changed = await linesOf(isOfPictures ? 'new' : 'changed');
  const unchanged = isOfPictures ? await linesOf('unchanged') : [];
  const described = changed.length > 0 ? await importerOf(kind).describe?.(db, site, changed) : [];
  const fieldsOf = new Map(described?.map(({ line, fields }) => [line, fields]));
  const notes = state === 'checked' ? await importerOf(kind).notes?.(db, site, importId) : [];
  return {
    notes: notes ?? [],
    doubts: {
      total: doubtful[0]?.total ?? 0,
      open: doubtful[0]?.open ?? 0,
      lines: doubtful.map(({ line, cells, problem, choices, chosen }) => ({
        line,
        cells: cells?.slice(0, header.length) ?? [],
        problem,
        chosen,
        choices: choices.map(({ kind: choice, label }) => ({ kind: choice, label })),
      })),
    },
    wrong: wrong.map(({ line, cells, problem }) => ({ line, problem, cells: cells?.slice(0, header.length) ?? [] })),
    unreadable: unreadable?.line ?? null,
    unchanged: unchanged.map(({ key }) => key),
    changes: changed.map(({ line, key }) => ({ line, key, fields: fieldsOf.get(line) ?? [] })),
  };
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
    const lines = await findWrongLines(database, { importId: id, after, limit: linesPerRead });
    const last = lines.at(-1);
    if (!last) return;
    yield toCsv(lines.map(({ cells, problem }) => [...own(cells ?? []), inWords(kind, problem)]));
    after = last.line;
  }
}
