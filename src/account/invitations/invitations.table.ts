import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  bigintColumn,
  bytesColumn,
  idColumn,
  siteColumn,
  timestampColumn,
} from '../../server/database/columns.server.ts';
import { customerIdColumn } from '../account.table.ts';

/** Whom staff have invited to sign in for a customer. A new invitation of the same address replaces the one before. */
export const customerInvitations = pgTable(
  'customer_invitations',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull().default(''),
    /** SHA-256; the token itself is not stored. */
    tokenHash: bytesColumn().notNull().unique(),
    invitedAt: timestampColumn().notNull(),
    invitedBy: text().notNull(),
    endsAt: timestampColumn().notNull(),
    joinedAt: timestampColumn(),
    userId: bigintColumn(),
  },
  (t) => [unique().on(t.customerId, t.email)],
);
