import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import type { Day } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { ImportWords } from '../columns/import-words.rule.ts';
import type { NamingColumns } from '../columns/match-columns.rule.ts';
import type { Archive } from '../files/open-archive.server.ts';
import type { ImportColumn, LeftOutReason, LineOutcome, ReadLine, ValidatedLine } from '../import-kind.data.ts';
import type { WrittenLine } from '../imports.db.ts';

export const importColumn = (
  name: string,
  meaning: string,
  aliases: readonly string[],
  required = false,
  holds?: ImportColumn['holds'],
): ImportColumn => ({ name, required, meaning, aliases, ...(holds && { holds }) });

/** `outcome` is what the check found, for a line that is written. */
export type StagedLine = { line: number; key: string; values: unknown; outcome?: LineOutcome };

export type ImportWork = {
  database: Database;
  db: Db;
  site: Site;
  by: string;
  now: Date;
  pictures: PictureSource;
  words: ImportWords;
};

/** The uploaded archive, and where its pictures are kept. */
export type PictureSource = { open(): Promise<Archive>; storages: PaperStorages };

/** A line by our columns. */
export type CellsOfLine = Readonly<Record<string, string>>;

/** A row that only a reader knows to be no line. */
export type RowLeftOut = { key: string; leftOut: LeftOutReason };

/** What the right lines of a file come to, in minor units. */
export type ImportTotal = { debitMinor: number; creditMinor: number; lines: number; customers: number };

/** Writing the same lines again changes nothing. */
export type Importer = {
  columns: readonly ImportColumn[];
  /** A line as a file may have it, by column; makers and numbers are made up. */
  sample: Readonly<Record<string, string>>;
  /** Columns that name a record, of which a file needs one set. */
  naming?: NamingColumns;
  /** A row that is no line may name what the lines below it are about, so the reader gets all rows of the file. */
  namesAbove?: boolean;
  /** Lines that are validated or written in one transaction; 2,000 where it does not say. */
  batch?: { check: number; write: number };
  /** The reader knows the meaning of values from what the database has now. */
  createReader(
    db: Db,
    site: Site,
    today: Day,
    /** All lines of the file, for who must know them before the first can be read. */
    lines: () => AsyncIterable<CellsOfLine>,
  ): Promise<(cells: CellsOfLine) => ReadLine | RowLeftOut>;
  validate(work: ImportWork, lines: readonly StagedLine[]): Promise<ValidatedLine[]>;
  /** Tells what the lines would change, with what is there now. */
  describe?(db: Db, site: Site, lines: readonly StagedLine[], now: Date): Promise<readonly ImportedChange[]>;
  /** What the lines come to, where somebody compares it with a total of the own books before they are written. */
  total?(db: Db, importId: number): Promise<ImportTotal>;
  /** Sentences on what is right, and worth knowing before it is written. */
  worthKnowing?(db: Db, site: Site, importId: number): Promise<readonly string[]>;
  write(work: ImportWork, lines: readonly StagedLine[]): Promise<ValidatedLine[]>;
  /** The records that are there and not in the file, where a complete file may end them. */
  missing?: {
    find(db: Db, site: Site, importId: number, limit: number): Promise<readonly MissingRecord[]>;
    /** Returns those that it ended, as lines that can be undone. */
    retire(work: ImportWork, missing: readonly MissingRecord[]): Promise<readonly RetiredLine[]>;
  };
  /** Brings back what was there before; says of each line why it cannot, or ''. Undefined where imports stay. */
  undo?(work: ImportWork, lines: readonly WrittenLine[]): Promise<readonly { line: number; problem: string }[]>;
  /** Tells what written lines changed. */
  describeWritten?(lines: readonly WrittenLine[]): readonly ImportedChange[];
};

export type RetiredLine = { key: string; values: unknown; before: unknown };

export type MissingRecord = { code: string; branch?: string };

export type ImportedChange = { line: number; fields: { name: string; before: string; after: string }[] };
