import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, customers, taxRegistrations, users } from '../account.table.ts';
import { makeDefaultRegistration, noPendingNumber, noRefusal } from '../profile/profile.db.ts';
import type { RegistrationKind } from '../tax-registration/place-of-supply.rule.ts';
import { passwordResets } from '../verification/verification.table.ts';
import { keptWithNumber } from './decide-tax-number.db.ts';

const p = sql.placeholder;

/** Registrations under the former name take the new one. */
export const setCompanyName = prepareWrite<{ customerId: number; before: string; after: string }, never>(
  'customer_rename',
  sql`with renamed as (
      update ${taxRegistrations} set legal_name = ${p('after')}
      where customer_id = ${p('customerId')}::bigint and legal_name = ${p('before')})
    update ${customers} set name = ${p('after')} where id = ${p('customerId')}::bigint`,
);

/** Ends what a mailbox could still do to the account: until the link in the new one is opened, nobody can sign in. */
export const setUnverifiedEmail = prepareWrite<{ userId: number; email: string; now: Date }, never>(
  'user_email_correct',
  sql`with void as (
      update ${passwordResets} set used_at = ${p('now')}::timestamptz
      where user_id = ${p('userId')}::bigint and used_at is null)
    update ${users} set email = ${p('email')}, email_verified_at = null where id = ${p('userId')}::bigint`,
);

export const findAccountByEmail = prepareStatement<{ site: SiteCode; email: string }, { company: string }>(
  'customer_by_email',
  sql`select c.name as company from ${users} u join ${customers} c on c.id = u.customer_id
    where u.site = ${p('site')} and u.email = ${p('email')}`,
);

export const findBillingRegion = prepareStatement<{ customerId: number }, { regionId: number }>(
  'customer_billing_region',
  sql`select region_id from ${addresses}
    where customer_id = ${p('customerId')} and purpose = 'billing' and retired_at is null order by is_default desc, id limit 1`,
);

export const findRegistrationWithNumber = prepareStatement<{ customerId: number; number: string }, { id: number }>(
  'customer_registration_of_number',
  sql`select id from ${taxRegistrations} where customer_id = ${p('customerId')} and number = ${p('number')}`,
);

export const saveRegistrationKind = prepareWrite<{ id: number; kind: RegistrationKind }, never>(
  'registration_kind_save',
  sql`update ${taxRegistrations} set kind = ${p('kind')} where id = ${p('id')}`,
);

export type CorrectedNumber = {
  customerId: number;
  defaultId: number;
  /** Another registration of the customer with this number, which becomes the default. */
  sameId: number | undefined;
  number: string;
  regionId: number;
  by: string;
  now: Date;
};

const overwriteWithVerified = prepareWrite<
  { customerId: number; id: number; number: string; regionId: number; by: string; now: Date },
  never
>(
  'registration_number_correct',
  sql`update ${taxRegistrations} set ${keptWithNumber(sql`${p('number')}::text`)}, number = ${p('number')}::text,
      region_id = ${p('regionId')}, ${noPendingNumber}, ${noRefusal}, verified_at = ${p('now')}, verified_by = ${p('by')}
    where id = ${p('id')} and customer_id = ${p('customerId')}`,
);

export async function saveVerifiedNumber(db: Db, corrected: CorrectedNumber): Promise<void> {
  const { defaultId, sameId } = corrected;
  if (sameId !== undefined && sameId !== defaultId) await makeDefaultRegistration(db, defaultId, sameId);
  await overwriteWithVerified(db, { ...corrected, id: sameId ?? defaultId });
}
