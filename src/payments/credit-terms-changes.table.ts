import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { customerIdColumn } from '../account/account.table.ts';
import {
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.ts';

/** Every change of credit terms. Append-only; `former…` is null for the first terms of a customer. */
export const creditTermsChanges = pgTable(
  'credit_terms_changes',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    currency: currencyColumn().notNull(),
    formerLimitMinor: minorUnitsColumn(),
    formerPeriodDays: smallint(),
    formerGraceDays: smallint(),
    limitMinor: minorUnitsColumn().notNull(),
    periodDays: smallint().notNull(),
    graceDays: smallint().notNull(),
    note: text().notNull().default(''),
    changedAt: timestampColumn().notNull(),
    changedBy: text().notNull(),
  },
  (t) => [index().on(t.customerId, t.id)],
);
