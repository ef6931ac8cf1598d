import { customType, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowKey, siteCode, whole } from '../server/columns.ts';
import { users } from './account.table.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A mailed link that proves an e-mail address; the token itself is kept nowhere. */
export const emailLinks = pgTable(
  'email_links',
  {
    /** SHA-256 of the token. */
    tokenHash: bytes().primaryKey(),
    site: siteCode(),
    userId: whole()
      .notNull()
      .references(() => users.id),
    createdAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Set on all links of a user when one of them is opened. */
    usedAt: moment(),
    /** Set when a newer link was mailed. */
    replacedAt: moment(),
  },
  (t) => [index().on(t.userId)],
);

/** mobile: proves a number · password: proves an e-mail address, for a new password. */
export type OtpPurpose = 'mobile' | 'password';

/** The one live code of a receiver for each who asked for it; a resend to the same asker overwrites it. */
export const otps = pgTable(
  'otps',
  {
    id: rowKey(),
    site: siteCode(),
    purpose: text().$type<OtpPurpose>().notNull(),
    /** E.164 or an e-mail address in lower case. */
    receiver: text().notNull(),
    /** Whose session asked for it, 0 for a password: who has forgotten it has none. */
    userId: whole().notNull(),
    /** The network that asked for it, for a password. */
    askedFrom: text().notNull().default(''),
    /** Keyed by the store's secret: six digits alone would be found by trying. */
    codeHash: bytes().notNull(),
    /** Of the asker; at 0 the code is void. */
    triesLeft: smallint().notNull(),
    /** Of everybody else together; at 0 the code is good for its asker only. */
    triesElsewhereLeft: smallint().notNull().default(0),
    createdAt: moment().notNull(),
    endsAt: moment().notNull(),
    provedAt: moment(),
  },
  (t) => [unique().on(t.site, t.purpose, t.receiver, t.userId, t.askedFrom)],
);

/** What a proved OTP allows once: a new password. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token. */
    tokenHash: bytes().primaryKey(),
    site: siteCode(),
    userId: whole()
      .notNull()
      .references(() => users.id),
    createdAt: moment().notNull(),
    endsAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index().on(t.userId)],
);
