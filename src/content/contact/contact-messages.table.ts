import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';

/** What was written to the seller on the contact page. */
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
    /** Nonce of the captcha it came with: the same form sent twice is one message. */
    captcha: text().notNull().unique(),
    createdAt: timestampColumn().notNull(),
  },
  (t) => [index('contact_messages_newest').on(t.site, t.id)],
);
