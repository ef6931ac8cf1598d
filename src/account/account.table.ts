import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../server/database/columns.server.ts';
import type { BuyerKind } from './buyer-kind.rule.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What staff have decided about a customer; 'Active' on the page is `active` here. */
export type CustomerStatus = 'verification_pending' | 'approval_pending' | 'active';

/** A company that buys on one site. */
export const customers = pgTable(
  'customers',
  {
    id: idColumn(),
    site: siteColumn(),
    name: text().notNull(),
    /** Chosen on the home page: actual user or OEM, or channel partner. */
    buyerKind: text().$type<BuyerKind>(),
    status: text().$type<CustomerStatus>().notNull().default('verification_pending'),
    /** Shown to the buyer beside the status: why it is rejected or on hold. */
    statusReason: text(),
    statusAt: timestampColumn().notNull(),
    statusBy: text().notNull(),
    profileAt: timestampColumn(),
    /** Set by staff: orders are confirmed without waiting for them. */
    autoApprovedAt: timestampColumn(),
    autoApprovedBy: text(),
    /** Set by staff: the customer may pay by bank transfer although its account is Active. */
    transferAllowedAt: timestampColumn(),
    transferAllowedBy: text(),
    priceListId: bigintColumn(),
    /** The row of the customer list that the account signed up for; its terms count once the row is linked to it. */
    listedCustomerId: bigintColumn(),
    createdAt: timestampColumn().notNull(),
  },
  (t) => [index('customers_name').on(t.site, sql`lower(${t.name})`)],
);

/** A person who signs in for a customer. */
export const users = pgTable(
  'users',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: bigintColumn()
      .notNull()
      .references(() => customers.id),
    /** Lower case. */
    email: text().notNull(),
    title: text().notNull().default(''),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    designation: text().notNull().default(''),
    /** argon2id, PHC string. */
    passwordHash: text().notNull(),
    emailVerifiedAt: timestampColumn(),
    /** E.164. */
    mobile: text(),
    mobileVerifiedAt: timestampColumn(),
    /** Came through the seller's customer list and has not confirmed the profile yet. */
    fromCustomerList: boolean().notNull().default(false),
    createdAt: timestampColumn().notNull(),
  },
  (t) => [unique().on(t.site, t.email), index().on(t.customerId)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is kept nowhere. */
    tokenHash: bytes().primaryKey(),
    /** Names the session in the list that its user sees. */
    id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().unique(),
    site: siteColumn(),
    userId: bigintColumn()
      .notNull()
      .references(() => users.id),
    /** What the browser called itself at sign-in, at most 300 characters. */
    userAgent: text().notNull().default(''),
    /** Network address of the sign-in. */
    address: text().notNull().default(''),
    createdAt: timestampColumn().notNull(),
    seenAt: timestampColumn().notNull(),
  },
  (t) => [index().on(t.userId)],
);

/** The browsers a user has signed in with, so that a sign-in with a new one can be mailed. */
export const devices = pgTable(
  'devices',
  {
    id: idColumn(),
    site: siteColumn(),
    userId: bigintColumn()
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the token in the browser's device cookie. */
    tokenHash: bytes().notNull(),
    /** As in 'Chrome on Windows'; with the network it stands for a browser that keeps no cookie. */
    name: text().notNull(),
    /** An IPv4 address, or the /64 of an IPv6 address. */
    network: text().notNull(),
    createdAt: timestampColumn().notNull(),
    seenAt: timestampColumn().notNull(),
  },
  (t) => [unique().on(t.userId, t.tokenHash)],
);

/** GSTIN or TRN of a customer; one is the default. */
export const taxRegistrations = pgTable(
  'tax_registrations',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: bigintColumn()
      .notNull()
      .references(() => customers.id),
    number: text().notNull(),
    legalName: text().notNull(),
    regionId: smallint().notNull(),
    kind: text().$type<'regular' | 'sez_with_payment' | 'sez_lut'>().notNull().default('regular'),
    isDefault: boolean().notNull().default(false),
    verifiedAt: timestampColumn(),
    verifiedBy: text(),
    /** What the buyer has changed a verified number to; `number` decides the tax until staff have verified this one. */
    pendingNumber: text(),
    pendingRegionId: smallint(),
    pendingAt: timestampColumn(),
    createdAt: timestampColumn().notNull(),
  },
  (t) => [
    unique().on(t.customerId, t.number),
    uniqueIndex('tax_registrations_default').on(t.customerId).where(sql`${t.isDefault}`),
  ],
);

/** A registration `r` as `KeptRegistration`, in a statement of any area. */
const registrationJson = sql`json_build_object('number', r.number, 'regionId', r.region_id, 'kind', r.kind,
  'verified', r.verified_at is not null, 'pendingNumber', r.pending_number)`;

/** The registration that an address `a` names, as JSON; null for none. */
export const namedRegistration = sql`(select ${registrationJson} from ${taxRegistrations} r
  where r.id = a.tax_registration_id and r.customer_id = a.customer_id)`;

/** A customer's default registration, as JSON; null for none. */
export const defaultRegistration = (customerId: SQL) =>
  sql`(select ${registrationJson} from ${taxRegistrations} r where r.customer_id = ${customerId} and r.is_default)`;

export const addresses = pgTable(
  'addresses',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: bigintColumn()
      .notNull()
      .references(() => customers.id),
    purpose: text().$type<'billing' | 'delivery'>().notNull(),
    line: text().notNull(),
    regionId: smallint().notNull(),
    cityId: bigintColumn(),
    cityName: text().notNull().default(''),
    pincode: text().notNull().default(''),
    contactName: text(),
    contactPhone: text(),
    /** Where the goods go decides the place of supply through the registration named here, else the default one. */
    taxRegistrationId: bigintColumn().references(() => taxRegistrations.id),
    /** 1 new, 2 verified, 3 rejected (specification §4). */
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
    uniqueIndex('addresses_default').on(t.customerId, t.purpose).where(sql`${t.isDefault} and ${t.retiredAt} is null`),
  ],
);

/** A captcha counts once. */
export const usedCaptchas = pgTable('used_captchas', {
  nonce: text().primaryKey(),
  endsAt: timestampColumn().notNull(),
});
