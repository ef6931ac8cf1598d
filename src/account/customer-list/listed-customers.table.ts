import { index, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import {
  bigintColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../../server/database/columns.server.ts';

/** An address of a listed customer. */
export type ListedAddress = {
  line: string;
  regionId: number;
  cityId: number | null;
  cityName: string;
  pincode: string;
};

/** The seller's customer list: who has bought before, on which terms. A row links to one account, once. */
export const listedCustomers = pgTable(
  'listed_customers',
  {
    id: idColumn(),
    site: siteColumn(),
    /** The seller's customer ID, upper case. */
    customerCode: text().notNull(),
    taxNumber: text().notNull(),
    company: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** E.164; shown to the customer to begin with, proved by OTP like any other. */
    mobile: text(),
    billing: jsonb().$type<ListedAddress>().notNull(),
    delivery: jsonb().$type<ListedAddress>().notNull(),
    priceListId: bigintColumn(),
    /** Credit in minor units of the site; null for none. */
    creditLimitMinor: minorUnitsColumn(),
    creditPeriodDays: smallint(),
    creditGraceDays: smallint(),
    importedAt: timestampColumn().notNull(),
    importedBy: text().notNull(),
    linkedCustomerId: bigintColumn(),
    linkedAt: timestampColumn(),
  },
  (t) => [unique().on(t.site, t.customerCode), index('listed_customers_email').on(t.site, t.email)],
);
