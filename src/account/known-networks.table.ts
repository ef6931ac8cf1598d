import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, whole } from '../server/columns.ts';
import { users } from './account.table.ts';

/** Where a user has signed in from lately: guesses of strangers lock nobody out there. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: whole()
      .notNull()
      .references(() => users.id),
    /** An IPv4 address, or the /64 of an IPv6 address. */
    network: text().notNull(),
    seenAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.network] })],
);
