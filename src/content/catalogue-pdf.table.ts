import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, siteCode } from '../server/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The printed catalogue of a site, or of one maker there, as it was printed last. */
export const cataloguePrints = pgTable(
  'catalogue_prints',
  {
    site: siteCode(),
    /** '' for all makers. */
    maker: text().notNull(),
    /** Of the items it was printed from: another one is printed anew. */
    edition: text().notNull(),
    pdf: bytes().notNull(),
    printedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.maker] })],
);
