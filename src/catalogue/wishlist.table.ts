import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '../account/account.table.ts';
import { moment, siteCode, whole } from '../server/columns.ts';
import { items } from './catalogue.table.ts';

/** Items that a user keeps in mind. */
export const wishlist = pgTable(
  'wishlist',
  {
    site: siteCode(),
    userId: whole()
      .notNull()
      .references(() => users.id),
    itemId: whole()
      .notNull()
      .references(() => items.id),
    addedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.itemId] })],
);
