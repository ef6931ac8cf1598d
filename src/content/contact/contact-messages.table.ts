import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: idColumn(),
    site: siteColumn(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    /** The firm of a visitor who asks for prices, whom the desk calls back; '' for a message of the contact page. */
    firm: text().notNull().default(''),
    /** Nonce of the captcha; unique, so that a form sent twice at the same moment is stored once. */
    captcha: text().notNull().unique(),
    createdAt: timestampColumn().notNull(),
    /** Answered or needing no answer, as a member of staff marked it. */
    doneAt: timestampColumn(),
    doneBy: text(),
    /** All that a search looks through. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || message)`),
  },
  (t) => [
    index('contact_messages_search').using('gin', t.searchText.op('gin_trgm_ops')),
    index('contact_messages_newest').on(t.site, t.id),
    index('contact_messages_open').on(t.site, t.id).where(sql`${t.doneAt} is null`),
  ],
);
