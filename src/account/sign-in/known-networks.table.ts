import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigintColumn, timestampColumn } from '../../server/database/columns.server.ts';
import { users } from '../account.table.ts';

/** Where a user has signed in from lately: guesses of strangers lock nobody out there. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: bigintColumn()
      .notNull()
      .references(() => users.id),
    /** An IPv4 address, or the /64 of an IPv6 address. */
    network: text().notNull(),
    seenAt: timestampColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.network] })],
);
