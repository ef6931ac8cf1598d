import { index, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { minorUnits, moment, rowKey, siteCode, whole } from '../server/columns.ts';

/** An address of a listed customer. */
export type ListedPlace = { line: string; regionId: number; cityId: number | null; cityName: string; pincode: string };

/** The seller's customer list: who has bought before, on which terms. A row links to one account, once. */
export const listedCustomers = pgTable(
  'listed_customers',
  {
    id: rowKey(),
    site: siteCode(),
    /** The seller's customer ID, upper case. */
    customerCode: text().notNull(),
    taxNumber: text().notNull(),
    company: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** E.164; shown to the customer to begin with, proved by OTP like any other. */
    mobile: text(),
    billing: jsonb().$type<ListedPlace>().notNull(),
    delivery: jsonb().$type<ListedPlace>().notNull(),
    priceListId: whole(),
    /** Credit in minor units of the site; null for none. */
    creditLimitMinor: minorUnits(),
    creditPeriodDays: smallint(),
    creditGraceDays: smallint(),
    importedAt: moment().notNull(),
    importedBy: text().notNull(),
    linkedCustomerId: whole(),
    linkedAt: moment(),
  },
  (t) => [unique().on(t.site, t.customerCode), index('listed_customers_email').on(t.site, t.email)],
);
