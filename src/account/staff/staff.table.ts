import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import {
  bigintColumn,
  bytesColumn,
  idColumn,
  siteColumn,
  timestampColumn,
} from '../../server/database/columns.server.ts';
import type { StaffRole } from '../permissions/permissions.rule.ts';

/** People of the seller who work at the desk, on one site or several. */
export const staff = pgTable(
  'staff',
  {
    id: idColumn(),
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    /** The secret of the authenticator app, encrypted. */
    totpSecret: text().notNull(),
    /** The last 30-second step whose code was used; a code counts once. */
    totpStep: integer().notNull().default(0),
    createdAt: timestampColumn().notNull(),
    createdBy: text().notNull(),
    /** When their last role on any site was taken away. Nobody is deleted, because what they did stays under their name. */
    disabledAt: timestampColumn(),
  },
  (t) => [unique().on(t.email), check('staff_email_lower', sql`${t.email} = lower(${t.email})`)],
);

export const staffRolesOfSites = pgTable(
  'staff_roles',
  {
    staffId: bigintColumn()
      .notNull()
      .references(() => staff.id),
    site: siteColumn(),
    role: text().$type<StaffRole>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.site, t.role] })],
);

/** Who worked for a site and was removed from it, until they come back. */
export const staffRemovals = pgTable(
  'staff_removals',
  {
    staffId: bigintColumn()
      .notNull()
      .references(() => staff.id),
    site: siteColumn(),
    removedAt: timestampColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.site] })],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256; the token itself is not stored. */
    tokenHash: bytesColumn().primaryKey(),
    id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().unique(),
    staffId: bigintColumn()
      .notNull()
      .references(() => staff.id),
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: timestampColumn().notNull(),
  },
  (t) => [index().on(t.staffId)],
);

/** Each signs in on the host it was made on, with the key that never leaves the person's device. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: idColumn(),
    staffId: bigintColumn()
      .notNull()
      .references(() => staff.id),
    /** Base64url, as browsers send it. */
    credentialId: text().notNull(),
    publicKey: bytesColumn().notNull(),
    /** How often the device used it; a lower number tells a copy. Some devices always send 0. */
    counter: bigintColumn().notNull(),
    host: text().notNull(),
    name: text().notNull(),
    createdAt: timestampColumn().notNull(),
    lastUsedAt: timestampColumn(),
  },
  (t) => [unique().on(t.credentialId), index().on(t.staffId)],
);

/** What a device signs to add a passkey or to sign in; deleted when it is used. */
export const passkeyChallenges = pgTable(
  'staff_passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** Who adds a passkey; null for signing in. */
    staffId: bigintColumn().references(() => staff.id),
    createdAt: timestampColumn().notNull(),
  },
  (t) => [index().on(t.createdAt)],
);
