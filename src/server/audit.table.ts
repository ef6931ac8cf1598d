import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, rowKey, siteCode, whole } from './columns.ts';

/** Who did what, when, from where; written in the transaction of the act. */
export const auditTrail = pgTable(
  'audit_trail',
  {
    id: rowKey(),
    site: siteCode(),
    at: moment().notNull(),
    /** 'buyer', 'staff' or 'system'. */
    actor: text().notNull(),
    actorName: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    customerId: whole(),
    userId: whole(),
    address: text(),
    details: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [index().on(t.site, t.at), index().on(t.customerId, t.at)],
);
