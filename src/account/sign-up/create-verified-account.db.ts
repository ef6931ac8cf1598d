import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, customers, taxRegistrations, users } from '../account.table.ts';
import { newAddressStatus, verifiedAddressStatus } from '../addresses/address-approval.sql.ts';
import { findCityByName } from '../addresses/regions.ts';
import type { CustomerStatus } from '../customer-status.data.ts';

export type NewAddress = {
  purpose: 'billing' | 'delivery';
  line: string;
  regionId: number;
  city: string;
  pincode: string;
  verifiedBy?: string;
  isDefault?: boolean;
};

export type VerifiedAccount = {
  site: SiteCode;
  company: string;
  status: CustomerStatus;
  by: string;
  priceListId: number | null;
  profileDone: boolean;
  user: {
    email: string;
    title: string;
    firstName: string;
    lastName: string;
    designation: string;
    passwordHash: string;
    mobile: string | null;
  };
  registration: { number: string; regionId: number; verifiedBy?: string } | null;
  addresses: readonly NewAddress[];
};

export type AccountIds = { customerId: number; userId: number };

const p = sql.placeholder;

type Opened = Pick<VerifiedAccount, 'site' | 'company' | 'status' | 'by' | 'priceListId' | 'profileDone'> &
  VerifiedAccount['user'] & { now: Date };

const insertCustomerAndUser = prepareWrite<Opened, AccountIds>(
  'account_insert',
  sql`with customer as (
      insert into ${customers} (site, name, status, status_by, status_at, price_list_id, profile_at, created_at)
      values (${p('site')}, ${p('company')}, ${p('status')}, ${p('by')}, ${p('now')}::timestamptz, ${p('priceListId')},
        case when ${p('profileDone')}::boolean then ${p('now')}::timestamptz end, ${p('now')}::timestamptz)
      returning id)
    insert into ${users} (site, customer_id, email, title, first_name, last_name, designation, password_hash, mobile,
      email_verified_at, mobile_verified_at, created_at)
    select ${p('site')}, customer.id, lower(${p('email')}), ${p('title')}, ${p('firstName')}, ${p('lastName')},
      ${p('designation')}, ${p('passwordHash')}, ${p('mobile')}, ${p('now')}::timestamptz,
      case when ${p('mobile')}::text <> '' then ${p('now')}::timestamptz end, ${p('now')}::timestamptz
    from customer returning customer_id, id as user_id`,
);

type Owned = { site: SiteCode; customerId: number; now: Date };

const insertDefaultRegistration = prepareWrite<
  Owned & { company: string; number: string; regionId: number; verifiedBy: string | null },
  never
>(
  'account_registration_insert',
  sql`insert into ${taxRegistrations} (site, customer_id, number, legal_name, region_id, is_default, verified_at,
      verified_by, created_at)
    values (${p('site')}, ${p('customerId')}, ${p('number')}, ${p('company')}, ${p('regionId')}, true,
      case when ${p('verifiedBy')}::text is not null then ${p('now')}::timestamptz end, ${p('verifiedBy')}::text,
      ${p('now')}::timestamptz)`,
);

const insertAddresses = prepareWrite<Owned & { addresses: string }, never>(
  'account_addresses_insert',
  sql`insert into ${addresses} (site, customer_id, purpose, line, region_id, city_id, city_name, pincode, is_default,
      approval_status, approved_at, approved_by, created_at)
    select ${p('site')}, ${p('customerId')}, a.purpose, a.line, a."regionId", a."cityId", a.city, a.pincode,
      coalesce(a."isDefault", false), case when a."verifiedBy" is null then ${newAddressStatus} else ${verifiedAddressStatus} end,
      case when a."verifiedBy" is not null then ${p('now')}::timestamptz end, a."verifiedBy", ${p('now')}::timestamptz
    from jsonb_to_recordset(${p('addresses')}::jsonb) as a(purpose text, line text, "regionId" smallint, "cityId" bigint,
      city text, pincode text, "isDefault" boolean, "verifiedBy" text)`,
);

export async function insertAccount(db: Db, account: VerifiedAccount, now: Date): Promise<AccountIds> {
  const { user, registration, addresses: given, ...opened } = account;
  const { site, company } = opened;
  const [ids] = await insertCustomerAndUser(db, { ...opened, ...user, now });
  if (!ids) throw new Error('the account could not be created');
  const owned = { site, customerId: ids.customerId, now };
  if (registration) await insertDefaultRegistration(db, { verifiedBy: null, ...registration, ...owned, company });
  const places = given.map((address) => ({
    ...address,
    cityId: findCityByName(sites[site].country, address.regionId, address.city)?.id ?? null,
  }));
  await insertAddresses(db, { ...owned, addresses: JSON.stringify(places) });
  return ids;
}
