import { index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import {
  bigintColumn,
  bytesColumn,
  idColumn,
  siteColumn,
  timestampColumn,
} from '../../server/database/columns.server.ts';
import { userIdColumn } from '../account.table.ts';

/** mobile: verifies a number · password: verifies an e-mail address, to set a new password. */
export type OtpPurpose = 'mobile' | 'password';

/** One code per receiver and requester; a new one overwrites it. */
export const otps = pgTable(
  'otps',
  {
    id: idColumn(),
    site: siteColumn(),
    purpose: text().$type<OtpPurpose>().notNull(),
    /** E.164 or a lower-case e-mail address. */
    receiver: text().notNull(),
    /** 0 for a forgotten password. */
    userId: bigintColumn().notNull(),
    /** The network, for a forgotten password. */
    askedFrom: text().notNull().default(''),
    codeHash: bytesColumn().notNull(),
    /** At 0 the code is void. */
    triesLeft: smallint().notNull(),
    /** Shared by all other requesters; at 0 only the requester can use the code. */
    triesElsewhereLeft: smallint().notNull().default(0),
    createdAt: timestampColumn().notNull(),
    endsAt: timestampColumn().notNull(),
    provedAt: timestampColumn(),
  },
  (t) => [unique().on(t.site, t.purpose, t.receiver, t.userId, t.askedFrom)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: bytesColumn().primaryKey(),
    site: siteColumn(),
    userId: userIdColumn(),
    createdAt: timestampColumn().notNull(),
    endsAt: timestampColumn().notNull(),
    usedAt: timestampColumn(),
  },
  (t) => [index().on(t.userId)],
);
