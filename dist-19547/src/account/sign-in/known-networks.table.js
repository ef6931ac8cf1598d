import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigintColumn, timestampColumn } from '../../server/database/columns.server.js';
import { users } from '../account.table.js';

/** Networks on which a user signed in recently; failed attempts from elsewhere do not lock it out there. */
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
