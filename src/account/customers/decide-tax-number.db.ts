import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { taxRegistrations } from '../account.table.ts';
import { makeDefaultRegistration, noPendingNumber, noRefusal } from '../profile/profile.db.ts';
import type { RegistrationKind } from '../tax-registration/place-of-supply.rule.ts';

export type DefaultRegistration = {
  id: number;
  number: string;
  regionId: number;
  kind: RegistrationKind;
  verified: boolean;
  pendingNumber: string | null;
  /** Another registration of this customer with the pending number. */
  sameId: number | null;
};

export const findDefaultRegistration = prepareStatement<{ customerId: number }, DefaultRegistration>(
  'default_number',
  sql`select r.id, r.number, r.region_id, r.kind, r.verified_at is not null as verified, r.pending_number,
      (select o.id from ${taxRegistrations} o where o.customer_id = r.customer_id and o.number = r.pending_number) as same_id
    from ${taxRegistrations} r where r.customer_id = ${sql.placeholder('customerId')} and r.is_default`,
);

/** What belongs to the number before: another one is Regular until staff say so, and has no principal address yet. */
export const keptWithNumber = (number: SQL | string) => {
  const isSame = sql`${taxRegistrations.number} = ${number}`;
  const kept = (column: AnyPgColumn) => sql`case when ${isSame} then ${column} end`;
  return {
    kind: sql`case when ${isSame} then ${taxRegistrations.kind} else 'regular' end`,
    line: kept(taxRegistrations.line),
    cityId: kept(taxRegistrations.cityId),
    cityName: kept(taxRegistrations.cityName),
    pincode: kept(taxRegistrations.pincode),
  };
};

type Verifying = { by: string; now: Date };

export async function markRegistrationVerified(
  db: Db,
  { id, sameId }: DefaultRegistration,
  { by, now }: Verifying,
): Promise<void> {
  const mark = { verifiedAt: now, verifiedBy: by, ...noRefusal };
  if (sameId === null) {
    const number = sql`coalesce(${taxRegistrations.pendingNumber}, ${taxRegistrations.number})`;
    const changed = {
      number,
      ...keptWithNumber(number),
      regionId: sql`coalesce(${taxRegistrations.pendingRegionId}, ${taxRegistrations.regionId})`,
    };
    await db
      .update(taxRegistrations)
      .set({ ...changed, ...noPendingNumber, ...mark })
      .where(eq(taxRegistrations.id, id));
    return;
  }
  await makeDefaultRegistration(db, id, sameId);
  await db.update(taxRegistrations).set(mark).where(eq(taxRegistrations.id, sameId));
}

export async function discardPendingNumber(db: Db, { id }: DefaultRegistration): Promise<void> {
  await db.update(taxRegistrations).set(noPendingNumber).where(eq(taxRegistrations.id, id));
}
