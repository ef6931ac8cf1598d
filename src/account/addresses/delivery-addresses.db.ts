import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses } from '../account.table.ts';
import type { AddressRow } from './addresses.db.ts';

export type NewDelivery = Pick<
  AddressRow,
  'line' | 'regionId' | 'cityId' | 'cityName' | 'pincode' | 'contactName' | 'contactPhone' | 'taxRegistrationId'
>;

type Owner = { site: SiteCode; customerId: number; now: Date; isDefault: boolean };

export async function insertDelivery(db: Db, { now, ...owner }: Owner, address: NewDelivery): Promise<number> {
  const row = { ...owner, ...address, purpose: 'delivery' as const, createdAt: now };
  const [added] = await db.insert(addresses).values(row).returning({ id: addresses.id });
  return added?.id ?? 0;
}

/** Orders keep their own copy of the address. */
export async function retireAddress(db: Db, id: number, now: Date): Promise<void> {
  await db.update(addresses).set({ retiredAt: now, isDefault: false }).where(eq(addresses.id, id));
}

export async function isRetired(db: Db, customerId: number, id: number): Promise<boolean> {
  const own = and(eq(addresses.id, id), eq(addresses.customerId, customerId), eq(addresses.purpose, 'delivery'));
  const rows = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(own, isNotNull(addresses.retiredAt)));
  return rows.length > 0;
}

export async function setDefaultDeliveryAddress(db: Db, customerId: number, id: number): Promise<void> {
  const deliveries = and(eq(addresses.customerId, customerId), eq(addresses.purpose, 'delivery'));
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(deliveries, ne(addresses.id, id)));
  await db
    .update(addresses)
    .set({ isDefault: true })
    .where(and(deliveries, eq(addresses.id, id)));
}

export async function saveAddressRegistration(
  db: Db,
  customerId: number,
  { id, registrationId }: { id: number; registrationId: number | null },
): Promise<void> {
  await db
    .update(addresses)
    .set({ taxRegistrationId: registrationId })
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)));
}
