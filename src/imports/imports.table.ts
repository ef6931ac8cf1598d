import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  bigintColumn,
  bytesColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.ts';
import type {
  FailedIn,
  FileFormat,
  ImportKind,
  ImportMode,
  ImportState,
  LeftOutCounts,
  LineChoice,
  LineCounts,
  LineOutcome,
  OpenWord,
} from './import-kind.data.ts';
import type { FileReading } from './import-record.contract.ts';

export const imports = pgTable(
  'imports',
  {
    id: idColumn(),
    site: siteColumn(),
    kind: text().$type<ImportKind>().notNull(),
    fileName: text().notNull(),
    format: text().$type<FileFormat>().notNull(),
    bytes: bigintColumn().notNull().default(0),
    state: text().$type<ImportState>().notNull(),
    mode: text().$type<ImportMode>().notNull().default('batches'),
    /** The cells of the line that names the columns, and of a few lines after it. */
    header: jsonb().$type<string[]>().notNull(),
    /** The number of that line; null: the first. */
    headLine: integer(),
    sample: jsonb().$type<string[][]>().notNull(),
    /** Our columns for each column of the file, divided by a space; '' for one that is left out. */
    mapping: jsonb().$type<string[]>().notNull(),
    /** The value of a column of ours that is the same in every line. */
    fixed: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Whether an empty cell leaves what is there. */
    keepsEmpty: boolean().notNull().default(false),
    /** How many records would lose their value of a column, because its cell is empty. */
    emptied: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** What else is to be known before the lines are written, and of how many. */
    notes: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Words of the file that are none of ours. */
    openWords: jsonb().$type<OpenWord[]>().notNull().default([]),
    /** Whether records that are not in the file are retired, or their stock set to what is reserved. */
    retiresMissing: boolean().notNull().default(false),
    /** What was found in the file and what of it is read; null for pictures. */
    reading: jsonb().$type<FileReading>(),
    /** How many rows of the file are no lines of its table, by what they are. */
    leftOut: jsonb().$type<LeftOutCounts>().notNull().default({}),
    /** How many lines the check found of each outcome. */
    found: jsonb().$type<LineCounts>().notNull(),
    missing: integer().notNull().default(0),
    /** What the file should come to, as somebody typed it before the lines were written. */
    controlMinor: minorUnitsColumn(),
    /** How many lines of each outcome the run has written so far. */
    written: jsonb().$type<LineCounts>().notNull(),
    retired: integer().notNull().default(0),
    /** How many lines undoing the import has taken back, and left because somebody changed the record since. */
    undone: integer().notNull().default(0),
    keptLines: integer().notNull().default(0),
    /** The last line that the check or the run has finished. */
    position: integer().notNull().default(0),
    /** Bytes of the file that the check has read. */
    bytesRead: bigintColumn().notNull().default(0),
    /** The state in which it failed and can go on; '' where it cannot. */
    failedIn: text().$type<FailedIn>().notNull().default(''),
    /** Why the import failed. */
    problem: text().notNull().default(''),
    createdAt: timestampColumn().notNull(),
    createdBy: text().notNull(),
    /** When the check or the run began. */
    startedAt: timestampColumn(),
    startedBy: text().notNull().default(''),
    finishedAt: timestampColumn(),
    /** The process that works on it, and until when nobody else may, by the clock of the database. */
    owner: text(),
    leaseUntil: timestampColumn(),
    /** When the file and the good lines were deleted. */
    clearedAt: timestampColumn(),
    /** The wrong lines were deleted too. */
    forgotten: boolean().notNull().default(false),
  },
  (t) => [
    index('imports_newest').on(t.site, t.id),
    index('imports_open').on(t.site, t.state).where(sql`${t.state} in ('checking', 'running')`),
  ],
);

/** The file as it was uploaded. */
export const importParts = pgTable(
  'import_parts',
  {
    importId: bigintColumn()
      .notNull()
      .references(() => imports.id),
    part: integer().notNull(),
    content: bytesColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.part] })],
);

/** A line of the file after the check. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: bigintColumn()
      .notNull()
      .references(() => imports.id),
    line: integer().notNull(),
    /** The record that the line is about; '' when it cannot be read. */
    key: text().notNull(),
    /** Or 'left-out': such a row is kept to be shown, and never read as a line. */
    outcome: text().$type<LineOutcome>().notNull(),
    /** The values that would be written; null where nothing would. */
    values: jsonb(),
    /** The cells as in the file, to be corrected; null for a line that changes nothing. */
    cells: jsonb().$type<string[]>(),
    /** Why it is wrong, or the reason for which it is left out. */
    problem: text().notNull().default(''),
    /** What was there before the line was written, to be brought back; null where the line made the record. */
    before: jsonb(),
    /** What undoing the import did with the line. */
    undone: text().$type<'' | 'undone' | 'kept'>().notNull().default(''),
    /** The ways to write a doubtful line, and the kind of the one that a person has chosen. */
    choices: jsonb().$type<LineChoice[]>(),
    chosen: text(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('import_rows_wrong').on(t.importId, t.line).where(sql`${t.outcome} = 'wrong'`),
  ],
);

/** How the columns of a file were matched the last time. */
export const importMappings = pgTable(
  'import_mappings',
  {
    site: siteColumn(),
    kind: text().$type<ImportKind>().notNull(),
    /** The names in the first line of the file, in lower case. */
    header: jsonb().$type<string[]>().notNull(),
    headerHash: text().notNull(),
    mapping: jsonb().$type<string[]>().notNull(),
    fixed: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    savedAt: timestampColumn().notNull(),
    savedBy: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.kind, t.headerHash] })],
);

/** A word of somebody else's files and the one of ours that it means, as staff have said. */
export const importWords = pgTable(
  'import_words',
  {
    site: siteColumn(),
    /** The column of ours. */
    name: text().notNull(),
    /** In lower case. */
    word: text().notNull(),
    means: text().notNull(),
    savedAt: timestampColumn().notNull(),
    savedBy: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.name, t.word] })],
);
