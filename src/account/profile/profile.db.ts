import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, taxRegistrations, users } from '../account.table.ts';
import { addressApproval } from '../addresses/address-approval.ts';

const p = sql.placeholder;

type Owner = { site: SiteCode; customerId: number; now: Date };
export type BillingAddress = {
  line: string;
  regionId: number;
  cityId: number | null;
  cityName: string;
  pincode: string;
};

/** A changed address has to be verified again. */
export async function saveBillingAddress(
  db: Db,
  { site, customerId, now }: Owner,
  place: BillingAddress,
): Promise<void> {
  const unseen = { approvalStatus: addressApproval.new, approvalReason: null, approvedAt: null, approvedBy: null };
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

export type NewTaxNumber = { number: string; regionId: number; legalName: string };

type MatchingRegistration = { id: number; number: string; isDefault: boolean; verified: boolean };

const findMatchingRegistrations = prepareStatement<{ customerId: number; number: string }, MatchingRegistration>(
  'registrations_to_change',
  sql`select r.id, r.number, r.is_default, r.verified_at is not null as verified
    from ${taxRegistrations} r
    where r.customer_id = ${p('customerId')} and (r.is_default or r.number = ${p('number')})`,
);

/**
 * A verified number is kept until staff have verified the new one; an unverified one is overwritten. Returns the
 * verified number that is to be replaced.
 */
export async function saveTaxNumber(db: Db, owner: Owner, given: NewTaxNumber): Promise<string | undefined> {
  const matching = await findMatchingRegistrations(db, { customerId: owner.customerId, number: given.number });
  const standard = matching.find((one) => one.isDefault);
  const known = matching.find((one) => one.number === given.number);
  if (!standard) {
    const row = { ...given, site: owner.site, customerId: owner.customerId, isDefault: true, createdAt: owner.now };
    await db.insert(taxRegistrations).values(row);
    return undefined;
  }
  if (known && (known.verified || !standard.verified)) {
    await makeDefaultRegistration(db, standard.id, known.id);
    return undefined;
  }
  const where = eq(taxRegistrations.id, standard.id);
  if (!standard.verified) {
    // What staff have said of the former number does not hold for this one.
    await db
      .update(taxRegistrations)
      .set({ ...given, ...noPrincipalAddress, ...noRefusal, kind: 'regular' })
      .where(where);
    return undefined;
  }
  const pending = { pendingNumber: given.number, pendingRegionId: given.regionId, pendingAt: owner.now };
  await db.update(taxRegistrations).set(pending).where(where);
  return standard.number;
}

/** A verified number keeps its region. */
export const moveUnverifiedNumber = prepareWrite<{ customerId: number; regionId: number }, never>(
  'registration_move',
  sql`update ${taxRegistrations} set
      region_id = case when verified_at is null then ${p('regionId')}::smallint else region_id end,
      pending_region_id = case when pending_number is not null then ${p('regionId')}::smallint end
    where customer_id = ${p('customerId')}::bigint and is_default`,
);

const noPrincipalAddress = { line: null, cityId: null, cityName: null, pincode: null };
export const noRefusal = { refusedAt: null, refusedBy: null, refusedReason: null };
export const noPendingNumber = { pendingNumber: null, pendingRegionId: null, pendingAt: null };

export async function makeDefaultRegistration(db: Db, formerId: number, id: number): Promise<void> {
  await db
    .update(taxRegistrations)
    .set({ ...noPendingNumber, isDefault: false })
    .where(eq(taxRegistrations.id, formerId));
  await db.update(taxRegistrations).set({ isDefault: true }).where(eq(taxRegistrations.id, id));
}

export async function saveSignatory(
  db: Db,
  userId: number,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await db.update(users).set(name).where(eq(users.id, userId));
}
