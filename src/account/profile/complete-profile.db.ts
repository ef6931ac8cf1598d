import { and, eq } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, customers, taxRegistrations, users } from '../account.table.ts';
import { addressApproval } from '../addresses/address-approval.ts';
import type { ListedAddress } from '../customer-list/listed-customers.table.ts';

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
  /** Granted by the customer list; null when staff have to decide. */
  listed: { priceListId: number | null; by: string } | null;
};

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
  const approved = listed ? { approvalStatus: addressApproval.verified, approvedAt: now, approvedBy: listed.by } : {};
  await db.insert(addresses).values([
    { ...owned, ...approved, ...profile.billing, purpose: 'billing' },
    { ...owned, ...approved, ...profile.delivery, purpose: 'delivery' },
  ]);
}
