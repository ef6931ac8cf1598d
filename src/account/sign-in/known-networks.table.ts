import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from '../../server/database/columns.server.ts';
import { userIdColumn } from '../account.table.ts';

/** Networks on which a user signed in recently; failed attempts from elsewhere do not lock it out there. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: userIdColumn(),
    /** An IPv4 address, or the /64 of an IPv6 address. */
    network: text().notNull(),
    seenAt: timestampColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.network] })],
);
