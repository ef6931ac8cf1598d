import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, customers, taxRegistrations } from '../account.table.ts';
import { verifiedAddressStatus } from '../addresses/address-approval.sql.ts';
import { customerContacts } from '../customer-contacts.table.ts';
import { type ListedAddress, listedCustomers } from '../customer-list/listed-customers.table.ts';

const p = sql.placeholder;

/** Rows of the list that are no customer yet; null for any of the site. */
export const findUnopened = prepareStatement<{ site: SiteCode; codes: string[] | null; limit: number }, { id: number }>(
  'listed_unopened',
  sql`select l.id from ${listedCustomers} l
    where l.site = ${p('site')} and l.linked_customer_id is null
      and (${p('codes')}::text[] is null or l.customer_code = any(${p('codes')}::text[]))
    order by l.id limit ${p('limit')}::int for no key update skip locked`,
);

export type OpenedCustomer = {
  customerId: number;
  customerCode: string;
  company: string;
  taxNumber: string;
  billing: ListedAddress;
  creditLimitMinor: number | null;
  creditPeriodDays: number | null;
  creditGraceDays: number | null;
};

const placeColumns = sql.raw('line, region_id, city_id, city_name, pincode');
const placeOf = (place: 'billing' | 'delivery') =>
  sql.raw(
    `${place} ->> 'line', (${place} ->> 'regionId')::smallint, (${place} ->> 'cityId')::bigint, ${place} ->> 'cityName', ${place} ->> 'pincode'`,
  );

/** What the seller has written of its customers counts as verified. */
export const insertOpened = prepareWrite<{ ids: number[]; by: string; now: Date }, OpenedCustomer>(
  'listed_open',
  sql`with todo as (
      select * from ${listedCustomers} where id = any(${p('ids')}::bigint[]) and linked_customer_id is null),
    opened as (
      insert into ${customers} (site, name, status, status_by, status_at, profile_at, price_list_id, sales_manager,
        listed_customer_id, created_at)
      select site, company, 'active', ${p('by')}::text, ${p('now')}::timestamptz, ${p('now')}::timestamptz,
        price_list_id, sales_manager, id, ${p('now')}::timestamptz
      from todo returning id, listed_customer_id),
    linked as (
      update ${listedCustomers} l set linked_customer_id = o.id, linked_at = ${p('now')}::timestamptz
      from opened o where l.id = o.listed_customer_id),
    places as (
      insert into ${addresses} (site, customer_id, purpose, is_default, approval_status, approved_at, approved_by,
        created_at, ${placeColumns})
      select t.site, o.id, 'billing', true, ${verifiedAddressStatus}, ${p('now')}::timestamptz, ${p('by')}::text,
        ${p('now')}::timestamptz, ${placeOf('billing')}
      from todo t join opened o on o.listed_customer_id = t.id
      union all
      select t.site, o.id, 'delivery', true, ${verifiedAddressStatus}, ${p('now')}::timestamptz, ${p('by')}::text,
        ${p('now')}::timestamptz, ${placeOf('delivery')}
      from todo t join opened o on o.listed_customer_id = t.id),
    contacts as (
      insert into ${customerContacts} (site, customer_id, name, email, phone, is_main, created_at, created_by)
      select t.site, o.id, t.contact_name, t.email, coalesce(t.mobile, ''), true, ${p('now')}::timestamptz, ${p('by')}::text
      from todo t join opened o on o.listed_customer_id = t.id
      where t.contact_name <> '' or t.email <> '' or t.mobile is not null)
    select o.id as customer_id, t.customer_code, t.company, t.tax_number, t.billing, t.credit_limit_minor,
      t.credit_period_days, t.credit_grace_days
    from todo t join opened o on o.listed_customer_id = t.id order by o.id`,
);

export const insertListedNumbers = prepareWrite<
  { site: SiteCode; registrations: string; by: string; now: Date },
  never
>(
  'listed_numbers_insert',
  sql`insert into ${taxRegistrations} (site, customer_id, number, legal_name, region_id, is_default, verified_at,
      verified_by, created_at)
    select ${p('site')}, n."customerId", n.number, n."legalName", n."regionId", true, ${p('now')}::timestamptz,
      ${p('by')}::text, ${p('now')}::timestamptz
    from jsonb_to_recordset(${p('registrations')}::jsonb)
      as n ("customerId" bigint, number text, "legalName" text, "regionId" smallint)
    on conflict (customer_id, number) do nothing`,
);

/** Only what the line changes; what staff or the buyer have changed since stays. */
export const saveListedPlace = prepareWrite<
  {
    customerId: number;
    purpose: 'billing' | 'delivery';
    before: string;
    line: string;
    regionId: number;
    cityId: number | null;
    cityName: string;
    pincode: string;
    by: string;
    now: Date;
  },
  never
>(
  'listed_place_save',
  sql`update ${addresses} set line = ${p('line')}, region_id = ${p('regionId')}, city_id = ${p('cityId')},
      city_name = ${p('cityName')}, pincode = ${p('pincode')}, approval_status = ${verifiedAddressStatus},
      approval_reason = null, approved_at = ${p('now')}::timestamptz, approved_by = ${p('by')}
    where customer_id = ${p('customerId')} and purpose = ${p('purpose')} and is_default and retired_at is null
      and line = ${p('before')}`,
);

const isEmptyContact = sql`(${p('name')}::text = '' and ${p('email')}::text = '' and ${p('phone')}::text = '')`;

/** A contact of whom nothing is left to say goes away. */
export const saveListedContact = prepareWrite<
  {
    site: SiteCode;
    customerId: number;
    before: string;
    name: string;
    email: string;
    phone: string;
    by: string;
    now: Date;
  },
  never
>(
  'listed_contact_save',
  sql`with main as (
      select id, email, ${isEmptyContact} and designation = '' as is_gone from ${customerContacts}
      where customer_id = ${p('customerId')}::bigint and is_main),
    gone as (
      delete from ${customerContacts} k using main where k.id = main.id and main.email = ${p('before')} and main.is_gone),
    changed as (
      update ${customerContacts} k set name = ${p('name')}, email = ${p('email')}, phone = ${p('phone')}
      from main where k.id = main.id and main.email = ${p('before')} and not main.is_gone)
    insert into ${customerContacts} (site, customer_id, name, email, phone, is_main, created_at, created_by)
    select ${p('site')}, ${p('customerId')}::bigint, ${p('name')}, ${p('email')}, ${p('phone')}, true,
      ${p('now')}::timestamptz, ${p('by')}
    where not exists (select from main) and not ${isEmptyContact}`,
);
