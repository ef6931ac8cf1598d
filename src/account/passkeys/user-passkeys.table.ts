import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bigintColumn, bytesColumn, idColumn, timestampColumn } from '../../server/database/columns.server.ts';
import { userIdColumn, users } from '../account.table.ts';

/** As those of staff. */
export const userPasskeys = pgTable(
  'user_passkeys',
  {
    id: idColumn(),
    userId: userIdColumn(),
    /** Base64url, as browsers send it. */
    credentialId: text().notNull(),
    publicKey: bytesColumn().notNull(),
    counter: bigintColumn().notNull(),
    host: text().notNull(),
    name: text().notNull(),
    createdAt: timestampColumn().notNull(),
    lastUsedAt: timestampColumn(),
  },
  (t) => [unique().on(t.credentialId), index().on(t.userId)],
);

export const userPasskeyChallenges = pgTable(
  'user_passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** Who adds a passkey; null for signing in. */
    userId: bigintColumn().references(() => users.id),
    createdAt: timestampColumn().notNull(),
  },
  (t) => [index().on(t.createdAt), index().on(t.userId)],
);
