import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigintColumn, bytesColumn, idColumn, siteColumn, timestampColumn } from '../server/database/columns.server.ts';
import type {
  FailedIn,
  FileFormat,
  ImportKind,
  ImportMode,
  ImportState,
  LineChoice,
  LineCounts,
  LineOutcome,
} from './import-kind.data.ts';

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
    /** Our column for each column of the file; '' for one that is left out. */
    mapping: jsonb().$type<string[]>().notNull(),
    /** Whether records that are not in the file are retired, or their stock set to what is reserved. */
    retiresMissing: boolean().notNull().default(false),
    /** How many lines the check found of each outcome. */
    found: jsonb().$type<LineCounts>().notNull(),
    missing: integer().notNull().default(0),
    /** How many lines of each outcome the run has written so far. */
    written: jsonb().$type<LineCounts>().notNull(),
    retired: integer().notNull().default(0),
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
    outcome: text().$type<LineOutcome>().notNull(),
    /** The values that would be written; null where nothing would. */
    values: jsonb(),
    /** The cells as in the file, to be corrected; null for a line that changes nothing. */
    cells: jsonb().$type<string[]>(),
    problem: text().notNull().default(''),
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
    savedAt: timestampColumn().notNull(),
    savedBy: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.kind, t.headerHash] })],
);
