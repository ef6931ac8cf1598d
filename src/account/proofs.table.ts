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
  },
  (t) => [index().on(t.userId)],
);

/** mobile: proves a number · password: proves an e-mail address, for a new password. */
export type OtpPurpose = 'mobile' | 'password';

/** The one live code of a receiver; a resend overwrites it. */
export const otps = pgTable(
  'otps',
  {
    id: rowKey(),
    site: siteCode(),
    purpose: text().$type<OtpPurpose>().notNull(),
    /** E.164 or an e-mail address in lower case. */
    receiver: text().notNull(),
    /** Whose session asked for it; 0 for nobody's, so that a stranger voids nobody's code. */
    userId: whole().notNull(),
    /** Keyed by the store's secret: six digits alone would be found by trying. */
    codeHash: bytes().notNull(),
    triesLeft: smallint().notNull(),
    createdAt: moment().notNull(),
    endsAt: moment().notNull(),
    provedAt: moment(),
  },
  (t) => [unique().on(t.site, t.purpose, t.receiver, t.userId)],
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
