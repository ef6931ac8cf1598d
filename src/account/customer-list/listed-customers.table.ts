import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import {
  bigintColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../../server/database/columns.server.ts';
import { listedText } from '../customer-texts.sql.ts';

export type ListedAddress = {
  line: string;
  regionId: number;
  cityId: number | null;
  cityName: string;
  pincode: string;
};

export const listedCustomers = pgTable(
  'listed_customers',
  {
    id: idColumn(),
    site: siteColumn(),
    /** Upper case. */
    customerCode: text().notNull(),
    /** '' where the customer has none. */
    taxNumber: text().notNull(),
    company: text().notNull(),
    /** Lower case; '' where none is known. */
    email: text().notNull(),
    /** E.164 where it is a mobile number of the country, which its user still verifies by OTP; else as it was written. */
    mobile: text(),
    contactName: text().notNull().default(''),
    salesManager: text(),
    billing: jsonb().$type<ListedAddress>().notNull(),
    delivery: jsonb().$type<ListedAddress>().notNull(),
    priceListId: bigintColumn(),
    /** The credit limit in minor units; null without credit. */
    creditLimitMinor: minorUnitsColumn(),
    creditPeriodDays: smallint(),
    creditGraceDays: smallint(),
    importedAt: timestampColumn().notNull(),
    importedBy: text().notNull(),
    /** The customer that this row is; null only for rows of earlier releases. */
    linkedCustomerId: bigintColumn(),
    linkedAt: timestampColumn(),
    /** The account of whoever signed up as this customer and has not confirmed the profile yet. */
    joiningCustomerId: bigintColumn(),
  },
  (t) => [
    unique().on(t.site, t.customerCode),
    index('listed_customers_email').on(t.site, t.email),
    index('listed_customers_code').on(t.site, t.customerCode.op('text_pattern_ops')),
    index('listed_customers_text').using(
      'gin',
      sql`${listedText({ customerCode: sql`${t.customerCode}` })} gin_trgm_ops`,
    ),
    index('listed_customers_joining').on(t.joiningCustomerId).where(sql`${t.joiningCustomerId} is not null`),
    index('listed_customers_linked').on(t.linkedCustomerId).where(sql`${t.linkedCustomerId} is not null`),
  ],
);
