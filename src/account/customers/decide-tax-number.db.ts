import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
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

/** A part of `set`: another number is Regular until staff say so, and has no principal address yet. */
export const keptWithNumber = (number: SQL): SQL =>
  sql.join(
    [
      sql`kind = case when number = ${number} then kind else 'regular' end`,
      ...['line', 'city_id', 'city_name', 'pincode'].map((column) => {
        const name = sql.identifier(column);
        return sql`${name} = case when number = ${number} then ${name} end`;
      }),
    ],
    sql`, `,
  );

type Verifying = { by: string; now: Date };

const verifyPendingNumber = prepareWrite<Verifying & { id: number }, never>(
  'registration_pending_verify',
  sql`update ${taxRegistrations} set ${keptWithNumber(sql`coalesce(pending_number, number)`)},
      number = coalesce(pending_number, number), region_id = coalesce(pending_region_id, region_id), ${noPendingNumber},
      verified_at = ${sql.placeholder('now')}, verified_by = ${sql.placeholder('by')}, ${noRefusal}
    where id = ${sql.placeholder('id')}`,
);

const verifyNumber = prepareWrite<Verifying & { id: number }, never>(
  'registration_verify',
  sql`update ${taxRegistrations} set verified_at = ${sql.placeholder('now')}, verified_by = ${sql.placeholder('by')},
      ${noRefusal}
    where id = ${sql.placeholder('id')}`,
);

export async function markRegistrationVerified(
  db: Db,
  { id, sameId }: DefaultRegistration,
  verifying: Verifying,
): Promise<void> {
  if (sameId === null) {
    await verifyPendingNumber(db, { id, ...verifying });
    return;
  }
  await makeDefaultRegistration(db, id, sameId);
  await verifyNumber(db, { id: sameId, ...verifying });
}

export const discardPendingNumber = prepareWrite<{ id: number }, never>(
  'registration_pending_discard',
  sql`update ${taxRegistrations} set ${noPendingNumber} where id = ${sql.placeholder('id')}`,
);
