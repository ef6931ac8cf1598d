import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../database/columns.server.js';

export const auditTrail = pgTable(
  'audit_trail',
  {
    id: idColumn(),
    site: siteColumn(),
    at: timestampColumn().notNull(),
    actor: text().notNull(),
    actorName: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    customerId: bigintColumn(),
    userId: bigintColumn(),
    address: text(),
    details: jsonb().$type                         (),
  },
  (t) => [
    index().on(t.site, t.at),
    index().on(t.customerId, t.at),
    index().on(t.site, t.subject, t.id),
    index('audit_trail_staff').on(t.site, t.at, t.id).where(sql`${t.actor} = 'staff'`),
    index('audit_trail_staff_name').on(t.site, t.actorName, t.at, t.id).where(sql`${t.actor} = 'staff'`),
  ],
);
