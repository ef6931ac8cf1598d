import type { TextEncoding } from '../../lib/spreadsheet/decode-text.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { toJson } from '../../server/database/to-json.ts';
import type { Site } from '../../sites/site.ts';
import type { ImportWords } from '../columns/import-words.rule.ts';
import type { LineCounts, ValidatedLine } from '../import-kind.data.ts';
import { endImport, type ImportRecord } from '../imports.db.ts';
import type { ImportWork, PictureSource } from '../kinds/importer.ts';
import { saveImportProgress } from './import-work.db.ts';

/** Somebody else works on it now, it was cancelled, or this process ends. */
export class ImportInterrupted extends Error {}

export type ImportRun = {
  database: Database;
  site: Site;
  owner: string;
  leaseSeconds: number;
  record: ImportRecord;
  pictures: PictureSource;
  words: ImportWords;
  /** The transaction that holds all batches, where all are written at once. */
  within?: Db;
  /** The time now; undefined when this process ends. */
  goOn: () => Promise<Date | undefined>;
};

export type Progress = Pick<
  ImportRecord,
  | 'position'
  | 'bytesRead'
  | 'found'
  | 'leftOut'
  | 'written'
  | 'retired'
  | 'emptied'
  | 'openWords'
  | 'notes'
  | 'undone'
  | 'keptLines'
> & {
  /** How a text was decoded, when that is known only behind its beginning. */
  encoding?: TextEncoding | undefined;
};

/** How far the record says the work is. */
export const progressSoFar = ({ record }: ImportRun): Progress => ({
  position: record.position,
  bytesRead: record.bytesRead,
  found: record.found,
  leftOut: record.leftOut,
  written: record.written,
  retired: record.retired,
  emptied: record.emptied,
  openWords: record.openWords,
  notes: record.notes,
  undone: record.undone,
  keptLines: record.keptLines,
});

/** A batch and how far the import is, together or not at all. */
export async function inBatch(run: ImportRun, work: (db: Db, now: Date) => Promise<Progress>): Promise<Progress> {
  const now = await run.goOn();
  if (!now) throw new ImportInterrupted();
  return inTransaction(run, async (db) => {
    const progress = await work(db, now);
    await keep(db, run, progress);
    return progress;
  });
}

export async function finishImport(
  run: ImportRun,
  progress: Progress,
  end: { state: 'checked' | 'done' | 'undone' | 'failed'; problem?: string; missing: number },
  alongside: (db: Db, now: Date) => Promise<void> = async () => undefined,
): Promise<void> {
  const { id } = run.record;
  const now = await run.goOn();
  if (!now) throw new ImportInterrupted();
  await inTransaction(run, async (db) => {
    await keep(db, run, progress);
    await alongside(db, now);
    await endImport(db, { id, problem: '', ...end, now });
  });
}

const inTransaction = <T>({ within, database }: ImportRun, work: (db: Db) => Promise<T>): Promise<T> =>
  within ? work(within) : database.longTransaction(work);

async function keep(db: Db, { owner, leaseSeconds, record: { id, state } }: ImportRun, progress: Progress) {
  const { found, written, leftOut, emptied, openWords, notes, encoding = null, ...places } = progress;
  const counts = {
    found: JSON.stringify(found),
    written: JSON.stringify(written),
    leftOut: JSON.stringify(leftOut),
    encoding,
    emptied: JSON.stringify(emptied),
    openWords: toJson(openWords),
    notes: toJson(notes),
  };
  const [kept] = await saveImportProgress(db, { id, owner, state, leaseSeconds, ...places, ...counts });
  if (!kept) throw new ImportInterrupted();
}

export const workOf = ({ database, site, record, pictures, words }: ImportRun, db: Db, now: Date): ImportWork => ({
  database,
  db,
  site,
  by: record.startedBy,
  now,
  pictures,
  words,
});

export const addCounts = (counts: LineCounts, validated: readonly ValidatedLine[]): LineCounts => {
  const sum = { ...counts };
  for (const { outcome } of validated) sum[outcome] += 1;
  return sum;
};

/** The first of each word, so that a file of nothing but unknown words does not fill the database. */
const maxOpenWords = 100;

type Findings = Pick<Progress, 'emptied' | 'openWords' | 'notes'>;

/** Of sentences in which words of the file stand, so that a file of nothing but new words is still read. */
const maxNotes = 40;

/** How many records lose a value, which words are none of ours, and what else is to be known, with some more lines. */
export function addFindings(
  before: Findings,
  lines: readonly Pick<ValidatedLine, 'emptied' | 'unknownWords' | 'note'>[],
): Findings {
  const count = (sum: Readonly<Record<string, number>>, names: readonly string[]) => {
    const counted: Record<string, number> = { ...sum };
    for (const name of names) counted[name] = (counted[name] ?? 0) + 1;
    return counted;
  };
  const open = new Map(before.openWords.map((one) => [`${one.name} ${one.word}`, { ...one }]));
  for (const one of lines.flatMap(({ unknownWords }) => unknownWords ?? [])) {
    const key = `${one.name} ${one.word}`;
    const known = open.get(key);
    if (known) known.lines += 1;
    else if (open.size < maxOpenWords) open.set(key, { ...one, choices: [...one.choices], lines: 1 });
  }
  return {
    emptied: count(
      before.emptied,
      lines.flatMap(({ emptied }) => emptied ?? []),
    ),
    openWords: [...open.values()],
    notes: count(before.notes, notesOf(before.notes, lines)),
  };
}

function notesOf(before: Findings['notes'], lines: readonly Pick<ValidatedLine, 'note'>[]): string[] {
  const known = new Set(Object.keys(before));
  return lines
    .flatMap(({ note }) => note ?? [])
    .filter((sentence) => {
      if (known.size < maxNotes) known.add(sentence);
      return known.has(sentence);
    });
}
