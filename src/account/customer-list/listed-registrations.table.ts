import { jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';
import type { ListedAddress } from './listed-customers.table.ts';

/** Further registrations of the customers in the list, by their customer IDs; the customer's account takes them over. */
export const listedRegistrations = pgTable(
  'listed_registrations',
  {
    id: idColumn(),
    site: siteColumn(),
    /** Upper case. */
    customerCode: text().notNull(),
    taxNumber: text().notNull(),
    legalName: text().notNull(),
    /** The principal place of business. */
    principal: jsonb().$type<ListedAddress>().notNull(),
    /** A delivery address that names the registration. */
    delivery: jsonb().$type<ListedAddress>(),
    importedAt: timestampColumn().notNull(),
    importedBy: text().notNull(),
  },
  (t) => [unique().on(t.site, t.customerCode, t.taxNumber)],
);
