import { customType, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';
import { users } from '../account.table.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A mailed link that proves an e-mail address; the token itself is kept nowhere. */
export const emailLinks = pgTable(
  'email_links',
  {
    /** SHA-256 of the token. */
    tokenHash: bytes().primaryKey(),
    site: siteColumn(),
    userId: bigintColumn()
      .notNull()
      .references(() => users.id),
    createdAt: timestampColumn().notNull(),
    endsAt: timestampColumn().notNull(),
    /** Set on all links of a user when one of them is opened. */
    usedAt: timestampColumn(),
    /** Set when a newer link was mailed. */
    replacedAt: timestampColumn(),
  },
  (t) => [index().on(t.userId)],
);

/** mobile: proves a number · password: proves an e-mail address, for a new password. */
export type OtpPurpose = 'mobile' | 'password';

/** The one live code of a receiver for each who asked for it; a resend to the same asker overwrites it. */
export const otps = pgTable(
  'otps',
  {
    id: idColumn(),
    site: siteColumn(),
    purpose: text().$type<OtpPurpose>().notNull(),
    /** E.164 or an e-mail address in lower case. */
    receiver: text().notNull(),
    /** Whose session asked for it, 0 for a password: who has forgotten it has none. */
    userId: bigintColumn().notNull(),
    /** The network that asked for it, for a password. */
    askedFrom: text().notNull().default(''),
    /** Keyed by the store's secret: six digits alone would be found by trying. */
    codeHash: bytes().notNull(),
    /** Of the asker; at 0 the code is void. */
    triesLeft: smallint().notNull(),
    /** Of everybody else together; at 0 the code is good for its asker only. */
    triesElsewhereLeft: smallint().notNull().default(0),
    createdAt: timestampColumn().notNull(),
    endsAt: timestampColumn().notNull(),
    provedAt: timestampColumn(),
  },
  (t) => [unique().on(t.site, t.purpose, t.receiver, t.userId, t.askedFrom)],
);

/** What a proved OTP allows once: a new password. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token. */
    tokenHash: bytes().primaryKey(),
    site: siteColumn(),
    userId: bigintColumn()
      .notNull()
      .references(() => users.id),
    createdAt: timestampColumn().notNull(),
    endsAt: timestampColumn().notNull(),
    usedAt: timestampColumn(),
  },
  (t) => [index().on(t.userId)],
);
