import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  bigintColumn,
  bytesColumn,
  idColumn,
  siteColumn,
  timestampColumn,
} from '../../server/database/columns.server.ts';
import type { ExportFilter, ExportFormat, ExportKind, ExportState, ExportTableKind } from './export-kind.data.ts';

/** A file that staff have asked for; it is made in the background, and deleted with its row when its time is over. */
export const exports = pgTable(
  'exports',
  {
    id: idColumn(),
    site: siteColumn(),
    kind: text().$type<ExportKind>().notNull(),
    format: text().$type<ExportFormat>().notNull(),
    filter: jsonb().$type<ExportFilter>().notNull(),
    fileName: text().notNull(),
    state: text().$type<ExportState>().notNull(),
    /** The table that is written now, and the rows that are written of all tables. */
    step: text().$type<ExportTableKind | ''>().notNull().default(''),
    rows: integer().notNull().default(0),
    bytes: bigintColumn().notNull().default(0),
    /** How often it was begun: one that ends its process each time is given up. */
    attempts: integer().notNull().default(0),
    /** A sentence that says why it failed. */
    problem: text().notNull().default(''),
    /** Whose queue a list of one's own is. */
    staffId: bigintColumn().notNull(),
    createdAt: timestampColumn().notNull(),
    createdBy: text().notNull(),
    finishedAt: timestampColumn(),
    /** The process that makes it, and until when nobody else may, by the clock of the database. */
    owner: text(),
    leaseUntil: timestampColumn(),
  },
  (t) => [index('exports_newest').on(t.site, t.id)],
);

export const exportParts = pgTable(
  'export_parts',
  {
    exportId: bigintColumn()
      .notNull()
      .references(() => exports.id),
    part: integer().notNull(),
    content: bytesColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.exportId, t.part] })],
);
