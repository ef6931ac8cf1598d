import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import type { SiteCode } from '../sites/site.ts';
import { addresses, taxRegistrations, users } from './account.table.ts';

type Owner = { site: SiteCode; customerId: number; now: Date };
export type Place = { line: string; regionId: number; cityId: number | null; cityName: string; pincode: string };

/** Writes the billing address; its verified mark is taken back. */
export async function writeBilling(db: Db, { site, customerId, now }: Owner, place: Place): Promise<void> {
  const unseen = { approvalStatus: 1, approvalReason: null, approvedAt: null, approvedBy: null };
  const billing = and(
    eq(addresses.customerId, customerId),
    eq(addresses.purpose, 'billing'),
    eq(addresses.isDefault, true),
    isNull(addresses.retiredAt),
  );
  const changed = await db
    .update(addresses)
    .set({ ...place, ...unseen })
    .where(billing)
    .returning({ id: addresses.id });
  if (changed.length > 0) return;
  await db
    .insert(addresses)
    .values({ ...place, site, customerId, purpose: 'billing', isDefault: true, createdAt: now });
}

/**
 * Makes `number` the default tax registration, not verified unless it already was one of the customer's: delivery
 * addresses that name the default follow it.
 */
export async function writeTaxNumber(
  db: Db,
  { site, customerId, now }: Owner,
  registration: { number: string; regionId: number; legalName: string },
): Promise<void> {
  const own = eq(taxRegistrations.customerId, customerId);
  const [known] = await db
    .select({ id: taxRegistrations.id })
    .from(taxRegistrations)
    .where(and(own, eq(taxRegistrations.number, registration.number)));
  const isDefault = and(own, eq(taxRegistrations.isDefault, true));
  if (known) {
    await db.update(taxRegistrations).set({ isDefault: false }).where(isDefault);
    await db.update(taxRegistrations).set({ isDefault: true }).where(eq(taxRegistrations.id, known.id));
    return;
  }
  const unseen = { ...registration, verifiedAt: null, verifiedBy: null };
  const changed = await db.update(taxRegistrations).set(unseen).where(isDefault).returning({ id: taxRegistrations.id });
  if (changed.length > 0) return;
  await db.insert(taxRegistrations).values({ ...unseen, site, customerId, isDefault: true, createdAt: now });
}

export async function writeSignatory(
  db: Db,
  userId: number,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await db.update(users).set(name).where(eq(users.id, userId));
}
