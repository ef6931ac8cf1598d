import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import {
  bigintColumn,
  bytesColumn,
  idColumn,
  siteColumn,
  timestampColumn,
} from '../../server/database/columns.server.ts';

/** A printed file of a catalogue: the whole catalogue of a site or maker, or a section of it. */
export const cataloguePrints = pgTable(
  'catalogue_prints',
  {
    id: idColumn(),
    site: siteColumn(),
    maker: text().notNull(),
    /** '' for the whole catalogue. */
    section: text().notNull(),
    part: integer().notNull(),
    /** Number of catalogue changes at the time of printing. */
    edition: bigintColumn().notNull(),
    pages: integer().notNull(),
    bytes: integer().notNull(),
    printedAt: timestampColumn().notNull(),
  },
  (t) => [unique('catalogue_prints_file').on(t.site, t.maker, t.edition, t.section, t.part)],
);

/** A printed file in chunks, so that neither writer nor reader holds all of it in memory. */
export const cataloguePrintChunks = pgTable(
  'catalogue_print_chunks',
  {
    printId: bigintColumn()
      .notNull()
      .references(() => cataloguePrints.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    chunk: bytesColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.printId, t.position] })],
);
