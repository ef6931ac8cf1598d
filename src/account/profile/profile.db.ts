import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, taxRegistrations, users } from '../account.table.ts';
import { newAddressStatus } from '../addresses/address-approval.sql.ts';

const p = sql.placeholder;

/** A part of `set` of a registration. */
export const noRefusal = sql`refused_at = null, refused_by = null, refused_reason = null`;
export const noPendingNumber = sql`pending_number = null, pending_region_id = null, pending_at = null`;

type Owner = { site: SiteCode; customerId: number; now: Date };
export type BillingAddress = {
  line: string;
  regionId: number;
  cityId: number | null;
  cityName: string;
  pincode: string;
};

/** A changed address has to be verified again. */
export const saveBillingAddress = prepareWrite<Owner & BillingAddress, never>(
  'billing_save',
  sql`with changed as (
      update ${addresses} set line = ${p('line')}, region_id = ${p('regionId')}, city_id = ${p('cityId')},
        city_name = ${p('cityName')}, pincode = ${p('pincode')}, approval_status = ${newAddressStatus}, approval_reason = null,
        approved_at = null, approved_by = null
      where customer_id = ${p('customerId')} and purpose = 'billing' and is_default and retired_at is null returning id)
    insert into ${addresses} (site, customer_id, purpose, line, region_id, city_id, city_name, pincode, is_default, created_at)
    select ${p('site')}, ${p('customerId')}, 'billing', ${p('line')}, ${p('regionId')}, ${p('cityId')}, ${p('cityName')},
      ${p('pincode')}, true, ${p('now')}::timestamptz
    where not exists (select from changed)`,
);

export type NewTaxNumber = { number: string; regionId: number; legalName: string };

type MatchingRegistration = { id: number; number: string; isDefault: boolean; verified: boolean };

const findMatchingRegistrations = prepareStatement<{ customerId: number; number: string }, MatchingRegistration>(
  'registrations_to_change',
  sql`select r.id, r.number, r.is_default, r.verified_at is not null as verified
    from ${taxRegistrations} r
    where r.customer_id = ${p('customerId')} and (r.is_default or r.number = ${p('number')})`,
);

const insertDefaultNumber = prepareWrite<Owner & NewTaxNumber, never>(
  'registration_default_insert',
  sql`insert into ${taxRegistrations} (site, customer_id, number, legal_name, region_id, is_default, created_at)
    values (${p('site')}, ${p('customerId')}, ${p('number')}, ${p('legalName')}, ${p('regionId')}, true, ${p('now')})`,
);

/** What staff have said of the former number does not hold for this one. */
const overwriteNumber = prepareWrite<NewTaxNumber & { id: number }, never>(
  'registration_overwrite',
  sql`update ${taxRegistrations} set number = ${p('number')}, region_id = ${p('regionId')}, legal_name = ${p('legalName')},
      line = null, city_id = null, city_name = null, pincode = null, ${noRefusal}, kind = 'regular'
    where id = ${p('id')}`,
);

const setPendingNumber = prepareWrite<{ id: number; number: string; regionId: number; now: Date }, never>(
  'registration_pending_set',
  sql`update ${taxRegistrations} set pending_number = ${p('number')}, pending_region_id = ${p('regionId')},
      pending_at = ${p('now')}
    where id = ${p('id')}`,
);

/**
 * A verified number is kept until staff have verified the new one; an unverified one is overwritten. Returns the
 * verified number that is to be replaced.
 */
export async function saveTaxNumber(db: Db, owner: Owner, given: NewTaxNumber): Promise<string | undefined> {
  const matching = await findMatchingRegistrations(db, { customerId: owner.customerId, number: given.number });
  const standard = matching.find((one) => one.isDefault);
  const known = matching.find((one) => one.number === given.number);
  if (!standard) await insertDefaultNumber(db, { ...owner, ...given });
  else if (known && (known.verified || !standard.verified)) await makeDefaultRegistration(db, standard.id, known.id);
  else if (!standard.verified) await overwriteNumber(db, { ...given, id: standard.id });
  else {
    await setPendingNumber(db, { ...given, id: standard.id, now: owner.now });
    return standard.number;
  }
  return undefined;
}

/** A verified number keeps its region. */
export const moveUnverifiedNumber = prepareWrite<{ customerId: number; regionId: number }, never>(
  'registration_move',
  sql`update ${taxRegistrations} set
      region_id = case when verified_at is null then ${p('regionId')}::smallint else region_id end,
      pending_region_id = case when pending_number is not null then ${p('regionId')}::smallint end
    where customer_id = ${p('customerId')}::bigint and is_default`,
);

const clearDefaultRegistration = prepareWrite<{ id: number }, never>(
  'registration_default_clear',
  sql`update ${taxRegistrations} set is_default = false, ${noPendingNumber} where id = ${p('id')}`,
);

const setDefaultRegistration = prepareWrite<{ id: number }, never>(
  'registration_default_set',
  sql`update ${taxRegistrations} set is_default = true where id = ${p('id')}`,
);

export async function makeDefaultRegistration(db: Db, formerId: number, id: number): Promise<void> {
  await inOneRoundTrip(db, [
    () => clearDefaultRegistration(db, { id: formerId }),
    () => setDefaultRegistration(db, { id }),
  ]);
}

export const saveSignatory = prepareWrite<{ userId: number; firstName: string; lastName: string }, never>(
  'user_name_save',
  sql`update ${users} set first_name = ${p('firstName')}, last_name = ${p('lastName')} where id = ${p('userId')}`,
);
