import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, taxRegistrations } from '../account.table.ts';

const p = sql.placeholder;

export type NewRegistration = {
  number: string;
  legalName: string;
  regionId: number;
  line: string;
  cityId: number | null;
  cityName: string;
  pincode: string;
};

type Owner = { site: SiteCode; customerId: number; now: Date };

/** `verifiedBy`: staff who have seen the papers; '' while it waits for them. */
export async function insertRegistration(
  db: Db,
  { now, ...owner }: Owner,
  registration: NewRegistration,
  verifiedBy = '',
): Promise<number> {
  const verified = verifiedBy ? { verifiedAt: now, verifiedBy } : {};
  const [added] = await db
    .insert(taxRegistrations)
    .values({ ...owner, ...registration, ...verified, createdAt: now })
    .returning({ id: taxRegistrations.id });
  return added?.id ?? 0;
}

type Ids = { customerId: number; id: number };

/** Removed addresses forget it, too. */
export async function deleteRegistration(db: Db, { customerId, id }: Ids): Promise<void> {
  await db
    .update(addresses)
    .set({ taxRegistrationId: null })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.taxRegistrationId, id)));
  await db
    .delete(taxRegistrations)
    .where(and(eq(taxRegistrations.customerId, customerId), eq(taxRegistrations.id, id)));
}

export const findNamingAddress = prepareStatement<Ids, { line: string }>(
  'registration_address',
  sql`select line from ${addresses} where customer_id = ${p('customerId')} and tax_registration_id = ${p('id')}
    and retired_at is null order by id limit 1`,
);
