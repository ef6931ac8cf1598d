import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, type CustomerStatus, customers, taxRegistrations, users } from '../account.table.ts';
import type { ListedAddress } from '../customer-list/listed-customers.table.ts';

const p = sql.placeholder;

export type LockedCustomer = {
  company: string;
  status: CustomerStatus;
  profileAt: Date | null;
  email: string;
  mobile: string | null;
  /** As the account gives it, verified or not. */
  taxNumber: string | null;
};

type Ids = { customerId: number; userId: number };

const lockRows = prepareStatement<Ids, never>(
  'customer_lock',
  sql`select 1 from ${customers} c join ${users} u on u.customer_id = c.id and u.id = ${p('userId')}
    where c.id = ${p('customerId')} for update of c, u`,
);

const readLocked = prepareStatement<Ids, LockedCustomer>(
  'customer_locked',
  sql`select c.name as company, c.status, c.profile_at as "profileAt", u.email, u.mobile,
      (select coalesce(r.pending_number, r.number) from ${taxRegistrations} r
        where r.customer_id = c.id and r.is_default) as "taxNumber"
    from ${customers} c join ${users} u on u.customer_id = c.id and u.id = ${p('userId')}
    where c.id = ${p('customerId')}`,
);

/**
 * A customer with its user, locked so that what is changed about it is changed once. Read after the lock is there: what
 * stands in other tables is as the one before left it.
 */
export async function lockCustomer(db: Db, { customerId, userId }: Ids): Promise<LockedCustomer> {
  await lockRows(db, { customerId, userId });
  const [locked] = await readLocked(db, { customerId, userId });
  if (!locked) throw new Error('the session outlived its customer');
  return locked;
}

export type CompletedProfile = {
  site: SiteCode;
  customerId: number;
  userId: number;
  company: string;
  mobile: string;
  isMobileVerified: boolean;
  registration: { number: string; regionId: number };
  billing: ListedAddress;
  delivery: ListedAddress;
  /** What the customer list grants; null for whom staff have yet to look at. */
  listed: { priceListId: number | null; by: string } | null;
};

/** Writes what completes a profile: mobile, tax registration, billing and delivery address. */
export async function saveCompletedProfile(db: Db, profile: CompletedProfile, now: Date): Promise<void> {
  const { site, customerId, userId, mobile, registration, listed } = profile;
  const granted = listed && {
    status: 'active' as const,
    priceListId: listed.priceListId,
    statusBy: listed.by,
    statusAt: now,
  };
  await db
    .update(customers)
    .set({ profileAt: now, ...granted })
    .where(eq(customers.id, customerId));
  await db
    .update(users)
    .set({ mobile, mobileVerifiedAt: profile.isMobileVerified ? now : null })
    .where(and(eq(users.id, userId), eq(users.customerId, customerId)));
  const owned = { site, customerId, isDefault: true, createdAt: now };
  const verified = listed ? { verifiedAt: now, verifiedBy: listed.by } : {};
  await db.insert(taxRegistrations).values({ ...owned, ...registration, ...verified, legalName: profile.company });
  const approved = listed ? { approvalStatus: 2, approvedAt: now, approvedBy: listed.by } : {};
  await db.insert(addresses).values([
    { ...owned, ...approved, ...profile.billing, purpose: 'billing' },
    { ...owned, ...approved, ...profile.delivery, purpose: 'delivery' },
  ]);
}
