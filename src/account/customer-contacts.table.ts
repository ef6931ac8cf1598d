import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, siteColumn, timestampColumn } from '../server/database/columns.server.ts';
import { customerIdColumn } from './account.table.ts';
import { contactText } from './customer-texts.sql.ts';

/** People of a customer as the seller knows them. Who signs in is a user; a contact can be invited to become one. */
export const customerContacts = pgTable(
  'customer_contacts',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    /** '' where only the address or the telephone is known. */
    name: text().notNull().default(''),
    designation: text().notNull().default(''),
    /** Lower case; '' for none. */
    email: text().notNull().default(''),
    /** E.164 where it is a mobile number of the country, else as it was written; '' for none. */
    phone: text().notNull().default(''),
    /** Gets what is written to the customer as long as nobody has joined. */
    isMain: boolean().notNull().default(false),
    createdAt: timestampColumn().notNull(),
    createdBy: text().notNull(),
  },
  (t) => [
    index().on(t.customerId),
    index('customer_contacts_phone').on(t.site, t.phone.op('text_pattern_ops')),
    index('customer_contacts_text').using(
      'gin',
      sql`${contactText({ name: sql`${t.name}`, email: sql`${t.email}`, phone: sql`${t.phone}` })} gin_trgm_ops`,
    ),
    uniqueIndex('customer_contacts_main').on(t.customerId).where(sql`${t.isMain}`),
  ],
);
