import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers, devices, sessions, users } from '../account.table.ts';
import type { BuyerKind } from '../buyer-kind.rule.ts';
import { emailLinks, passwordResets } from '../verification/verification.table.ts';

const p = sql.placeholder;

export type EmailOwner = {
  userId: number;
  customerId: number;
  emailVerifiedAt: Date | null;
  createdAt: Date;
  profileDone: boolean;
};

const ownerColumns = sql`u.id as user_id, u.customer_id, u.email_verified_at, u.created_at,
  c.profile_at is not null as profile_done`;
const ownerOfEmail = sql`from ${users} u join ${customers} c on c.id = u.customer_id
  where u.site = ${p('site')} and u.email = ${p('email')}`;

export const findEmailOwner = prepareStatement<{ site: SiteCode; email: string }, EmailOwner>(
  'sign_up_taken',
  sql`select ${ownerColumns} ${ownerOfEmail}`,
);

/** Waits for a verification in progress. */
export const lockEmailOwner = prepareStatement<{ site: SiteCode; email: string }, EmailOwner>(
  'sign_up_lock',
  sql`select ${ownerColumns} ${ownerOfEmail} for no key update of u`,
);

export type SignUp = {
  site: SiteCode;
  company: string;
  buyerKind: BuyerKind | null;
  listedCustomerId: number | null;
  user: {
    email: string;
    title: string;
    firstName: string;
    lastName: string;
    designation: string;
    passwordHash: string;
    fromCustomerList: boolean;
  };
};

export async function insertSignUp(db: Db, { site, company, buyerKind, listedCustomerId, user }: SignUp, now: Date) {
  const customerValues = {
    site,
    name: company,
    buyerKind,
    listedCustomerId,
    statusAt: now,
    statusBy: 'sign-up',
    createdAt: now,
  };
  const [customer] = await db.insert(customers).values(customerValues).returning({ id: customers.id });
  const customerId = customer?.id ?? 0;
  const [opened] = await db
    .insert(users)
    .values({ ...user, site, customerId, createdAt: now })
    .returning({ id: users.id });
  return { customerId, userId: opened?.id ?? 0 };
}

export async function replaceSignUp(db: Db, old: EmailOwner, signUp: SignUp, now: Date) {
  const { userId, customerId } = old;
  const { company, buyerKind, listedCustomerId, user } = signUp;
  const customerValues = { name: company, buyerKind, listedCustomerId, statusAt: now, createdAt: now };
  await db.delete(emailLinks).where(eq(emailLinks.userId, userId));
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await db.delete(devices).where(eq(devices.userId, userId));
  await db.update(customers).set(customerValues).where(eq(customers.id, customerId));
  await db
    .update(users)
    .set({ ...user, createdAt: now })
    .where(eq(users.id, userId));
  return { customerId, userId };
}

/** An account whose e-mail address was never verified does not count: it may be a mistyped one of the same person. */
export const findCompany = prepareStatement<{ site: SiteCode; name: string }, { id: number }>(
  'company_by_name',
  sql`select c.id from ${customers} c join ${users} u on u.customer_id = c.id
    where c.site = ${p('site')} and lower(c.name) = lower(${p('name')})
      and (u.email_verified_at is not null or c.profile_at is not null) limit 1`,
);
