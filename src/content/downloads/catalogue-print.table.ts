import { customType, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A file of a catalogue as it was printed: the whole catalogue of a site or of one maker there, or a part of it. */
export const cataloguePrints = pgTable(
  'catalogue_prints',
  {
    id: idColumn(),
    site: siteColumn(),
    /** '' for all makers. */
    maker: text().notNull(),
    /** The section it holds, such as a category; '' for the whole catalogue. */
    section: text().notNull(),
    part: integer().notNull(),
    /** The number of changes of the catalogue that it shows. */
    edition: bigintColumn().notNull(),
    pages: integer().notNull(),
    bytes: integer().notNull(),
    printedAt: timestampColumn().notNull(),
  },
  (t) => [unique('catalogue_prints_file').on(t.site, t.maker, t.edition, t.section, t.part)],
);

/** A printed file in pieces, so that neither its printer nor its reader need hold the whole of it. */
export const cataloguePrintChunks = pgTable(
  'catalogue_print_chunks',
  {
    printId: bigintColumn()
      .notNull()
      .references(() => cataloguePrints.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    chunk: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.printId, t.position] })],
);
