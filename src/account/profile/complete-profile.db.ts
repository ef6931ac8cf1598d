import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, customers, taxRegistrations, users } from '../account.table.ts';
import { newAddressStatus, verifiedAddressStatus } from '../addresses/address-approval.sql.ts';
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

const p = sql.placeholder;

/** `by`: who granted it; null keeps what the account is. */
const completeAccount = prepareWrite<
  {
    customerId: number;
    userId: number;
    mobile: string;
    isMobileVerified: boolean;
    priceListId: number | null;
    by: string | null;
    now: Date;
  },
  never
>(
  'profile_complete',
  sql`with customer as (
      update ${customers} set profile_at = ${p('now')}::timestamptz,
        status = case when ${p('by')}::text is null then status else 'active' end,
        price_list_id = case when ${p('by')}::text is null then price_list_id else ${p('priceListId')}::bigint end,
        status_by = coalesce(${p('by')}::text, status_by),
        status_at = case when ${p('by')}::text is null then status_at else ${p('now')}::timestamptz end
      where id = ${p('customerId')}::bigint)
    update ${users} set mobile = ${p('mobile')},
      mobile_verified_at = case when ${p('isMobileVerified')}::boolean then ${p('now')}::timestamptz end
    where id = ${p('userId')} and customer_id = ${p('customerId')}::bigint`,
);

type Owned = { site: SiteCode; customerId: number; by: string | null; now: Date };

const insertOwnRegistration = prepareWrite<Owned & { company: string; number: string; regionId: number }, never>(
  'profile_registration_insert',
  sql`insert into ${taxRegistrations} (site, customer_id, number, legal_name, region_id, is_default, verified_at,
      verified_by, created_at)
    values (${p('site')}, ${p('customerId')}, ${p('number')}, ${p('company')}, ${p('regionId')}, true,
      case when ${p('by')}::text is not null then ${p('now')}::timestamptz end, ${p('by')}::text, ${p('now')}::timestamptz)`,
);

const insertOwnAddress = prepareWrite<Owned & ListedAddress & { purpose: 'billing' | 'delivery' }, never>(
  'profile_address_insert',
  sql`insert into ${addresses} (site, customer_id, purpose, line, region_id, city_id, city_name, pincode, is_default,
      approval_status, approved_at, approved_by, created_at)
    values (${p('site')}, ${p('customerId')}, ${p('purpose')}, ${p('line')}, ${p('regionId')}, ${p('cityId')},
      ${p('cityName')}, ${p('pincode')}, true, case when ${p('by')}::text is null then ${newAddressStatus} else ${verifiedAddressStatus} end,
      case when ${p('by')}::text is not null then ${p('now')}::timestamptz end, ${p('by')}::text, ${p('now')}::timestamptz)`,
);

export async function saveCompletedProfile(db: Db, profile: CompletedProfile, now: Date): Promise<void> {
  const { site, customerId, company, registration, billing, delivery, listed } = profile;
  const by = listed?.by ?? null;
  const owned = { site, customerId, by, now };
  await inOneRoundTrip(db, [
    () => completeAccount(db, { ...profile, by, priceListId: listed?.priceListId ?? null, now }),
    () => insertOwnRegistration(db, { ...owned, ...registration, company }),
    () => insertOwnAddress(db, { ...owned, ...billing, purpose: 'billing' }),
    () => insertOwnAddress(db, { ...owned, ...delivery, purpose: 'delivery' }),
  ]);
}
