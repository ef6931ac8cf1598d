import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigintColumn, bytesColumn, idColumn, siteColumn, timestampColumn } from '../server/database/columns.server.ts';
import { searchTextOf } from '../server/database/search-text.sql.ts';
import type { BuyerKind } from './buyer-kind.rule.ts';
import type { CustomerStatus } from './customer-status.data.ts';
import { addressText, registrationText, userText } from './customer-texts.sql.ts';

/** The status is what staff have decided; whether the account is overdue is not stored. */

export const customers = pgTable(
  'customers',
  {
    id: idColumn(),
    site: siteColumn(),
    name: text().notNull(),
    buyerKind: text().$type<BuyerKind>(),
    status: text().$type<CustomerStatus>().notNull().default('verification_pending'),
    /** Shown to the buyer: why the account was rejected or is on hold. */
    statusReason: text(),
    statusAt: timestampColumn().notNull(),
    statusBy: text().notNull(),
    profileAt: timestampColumn(),
    /** Orders are confirmed without waiting for staff. */
    autoApprovedAt: timestampColumn(),
    autoApprovedBy: text(),
    /** Staff allow an Active customer to pay by bank transfer. */
    transferAllowedAt: timestampColumn(),
    transferAllowedBy: text(),
    priceListId: bigintColumn(),
    /** The name of the member of staff who looks after the customer. */
    salesManager: text(),
    /** The customer list row named at sign-up; its terms apply once that row is linked. */
    listedCustomerId: bigintColumn(),
    /** The customer that this one has become a part of; it is no longer listed. */
    mergedIntoId: bigintColumn(),
    createdAt: timestampColumn().notNull(),
  },
  (t) => [
    index('customers_name').on(t.site, sql`lower(${t.name})`, t.id),
    index('customers_created').on(t.site, t.createdAt),
    index('customers_newest').on(t.site, t.id),
    index('customers_waiting')
      .on(t.site, t.profileAt, t.id)
      .where(sql`${t.profileAt} is not null and ${t.status} <> 'active'`),
    index('customers_text').using('gin', sql`${searchTextOf(sql`${t.name}`)} gin_trgm_ops`),
    index('customers_first_word').on(t.site, sql`split_part(lower(${t.name}), ' ', 1)`),
  ],
);

export const customerIdColumn = () =>
  bigintColumn()
    .notNull()
    .references(() => customers.id);

export const users = pgTable(
  'users',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    /** Lower case. */
    email: text().notNull(),
    title: text().notNull().default(''),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    designation: text().notNull().default(''),
    passwordHash: text().notNull(),
    emailVerifiedAt: timestampColumn(),
    /** E.164. */
    mobile: text(),
    mobileVerifiedAt: timestampColumn(),
    /** Signed up from the seller's customer list and has not confirmed the profile yet. */
    fromCustomerList: boolean().notNull().default(false),
    /** SHA-256 of the device cookie of the browser that signed up; the mailed link signs in there only. */
    signedUpOn: bytesColumn(),
    createdAt: timestampColumn().notNull(),
  },
  (t) => [
    unique().on(t.site, t.email),
    index().on(t.customerId),
    index('users_mobile').on(t.site, t.mobile.op('text_pattern_ops')),
    index('users_text').using(
      'gin',
      sql`${userText({ firstName: sql`${t.firstName}`, lastName: sql`${t.lastName}`, email: sql`${t.email}`, mobile: sql`${t.mobile}` })} gin_trgm_ops`,
    ),
  ],
);

export const userIdColumn = () =>
  bigintColumn()
    .notNull()
    .references(() => users.id);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256; the token itself is not stored. */
    tokenHash: bytesColumn().primaryKey(),
    id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().unique(),
    site: siteColumn(),
    userId: userIdColumn(),
    /** The User-Agent header, at most 300 characters. */
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    /** The member of staff who sees the shop as this user; such a session can change nothing. */
    viewedBy: text(),
    createdAt: timestampColumn().notNull(),
    seenAt: timestampColumn().notNull(),
  },
  (t) => [index().on(t.userId)],
);

export const devices = pgTable(
  'devices',
  {
    id: idColumn(),
    site: siteColumn(),
    userId: userIdColumn(),
    /** SHA-256 of the token in the device cookie. */
    tokenHash: bytesColumn().notNull(),
    name: text().notNull(),
    /** An IPv4 address, or the /64 of an IPv6 address. */
    network: text().notNull(),
    createdAt: timestampColumn().notNull(),
    seenAt: timestampColumn().notNull(),
  },
  (t) => [unique().on(t.userId, t.tokenHash)],
);

export const taxRegistrations = pgTable(
  'tax_registrations',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    number: text().notNull(),
    legalName: text().notNull(),
    regionId: smallint().notNull(),
    kind: text().$type<'regular' | 'sez_with_payment' | 'sez_lut'>().notNull().default('regular'),
    isDefault: boolean().notNull().default(false),
    verifiedAt: timestampColumn(),
    verifiedBy: text(),
    /** The principal place of business of a further registration, in `regionId`; null for the billing address. */
    line: text(),
    cityId: bigintColumn(),
    cityName: text(),
    pincode: text(),
    refusedAt: timestampColumn(),
    refusedBy: text(),
    /** Shown to the buyer. */
    refusedReason: text(),
    /** A number that replaces a verified one once staff have verified it; until then `number` decides the tax. */
    pendingNumber: text(),
    pendingRegionId: smallint(),
    pendingAt: timestampColumn(),
    createdAt: timestampColumn().notNull(),
  },
  (t) => [
    unique().on(t.customerId, t.number),
    uniqueIndex('tax_registrations_default').on(t.customerId).where(sql`${t.isDefault}`),
    index('tax_registrations_number').on(t.site, t.number.op('text_pattern_ops')),
    index('tax_registrations_pending')
      .on(t.site, t.pendingNumber.op('text_pattern_ops'))
      .where(sql`${t.pendingNumber} is not null`),
    index('tax_registrations_waiting')
      .on(t.site, t.createdAt)
      .where(sql`not ${t.isDefault} and ${t.verifiedAt} is null and ${t.refusedAt} is null`),
    index('tax_registrations_text').using(
      'gin',
      sql`${registrationText({ number: sql`${t.number}`, pendingNumber: sql`${t.pendingNumber}`, legalName: sql`${t.legalName}` })} gin_trgm_ops`,
    ),
    index('tax_registrations_pan').on(t.site, sql`substr(${t.number}, 3, 10)`),
  ],
);

export const addresses = pgTable(
  'addresses',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    purpose: text().$type<'billing' | 'delivery'>().notNull(),
    line: text().notNull(),
    regionId: smallint().notNull(),
    cityId: bigintColumn(),
    cityName: text().notNull().default(''),
    pincode: text().notNull().default(''),
    contactName: text(),
    contactPhone: text(),
    /** Decides tax and bill-to of deliveries here once it is verified; null for the default registration. */
    taxRegistrationId: bigintColumn().references(() => taxRegistrations.id),
    /** 1 new, 2 verified, 3 rejected. */
    approvalStatus: smallint().notNull().default(1),
    approvalReason: text(),
    approvedAt: timestampColumn(),
    approvedBy: text(),
    isDefault: boolean().notNull().default(false),
    retiredAt: timestampColumn(),
    createdAt: timestampColumn().notNull(),
  },
  (t) => [
    index('addresses_customer').on(t.customerId, t.purpose),
    index('addresses_text').using(
      'gin',
      sql`${addressText({ cityName: sql`${t.cityName}`, pincode: sql`${t.pincode}`, contactName: sql`${t.contactName}`, contactPhone: sql`${t.contactPhone}` })} gin_trgm_ops`,
    ),
    uniqueIndex('addresses_default').on(t.customerId, t.purpose).where(sql`${t.isDefault} and ${t.retiredAt} is null`),
  ],
);

export const usedCaptchas = pgTable('used_captchas', {
  nonce: text().primaryKey(),
  endsAt: timestampColumn().notNull(),
});

/** verify: verifies the address it was sent to · sign-in: signs in whoever opens it. */
export type LinkPurpose = 'verify' | 'sign-in';

/** The token itself is not stored. */
export const emailLinks = pgTable(
  'email_links',
  {
    tokenHash: bytesColumn().primaryKey(),
    site: siteColumn(),
    userId: userIdColumn(),
    purpose: text().$type<LinkPurpose>().notNull().default('verify'),
    createdAt: timestampColumn().notNull(),
    endsAt: timestampColumn().notNull(),
    /** Set on all links of a user and purpose when one is opened. */
    usedAt: timestampColumn(),
    replacedAt: timestampColumn(),
  },
  (t) => [index().on(t.userId)],
);
