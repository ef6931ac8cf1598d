import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, customers, taxRegistrations } from '../account.table.ts';
import { verifiedAddressStatus } from '../addresses/address-approval.sql.ts';
import { type ListedAddress, listedCustomers } from './listed-customers.table.ts';
import { listedRegistrations } from './listed-registrations.table.ts';

/** Customer ID and tax number in upper case. */
export type ListedRegistration = {
  customerCode: string;
  taxNumber: string;
  legalName: string;
  principal: ListedAddress;
  delivery: ListedAddress | null;
};

const p = sql.placeholder;

const given = sql`jsonb_to_recordset(${p('lines')}::jsonb) as n ("customerCode" text, "taxNumber" text, "legalName" text,
      principal jsonb, delivery jsonb)`;

/** What importing the lines would do. With no customer of that ID listed nobody could take the registration over. */
export const compareListedRegistrations = prepareStatement<
  { site: SiteCode; lines: string },
  { customerCode: string; taxNumber: string; isNew: boolean; isSame: boolean; isOfNobody: boolean }
>(
  'listed_registrations_compare',
  sql`select coalesce(n."customerCode", '') as customer_code, coalesce(n."taxNumber", '') as tax_number,
      r.id is null as is_new,
      coalesce((r.legal_name, r.principal, r.delivery) is not distinct from (n."legalName", n.principal, n.delivery),
        false) as is_same,
      not exists (select 1 from ${listedCustomers} l where l.site = ${p('site')} and l.customer_code = n."customerCode")
        as is_of_nobody
    from ${given} left join ${listedRegistrations} r on r.site = ${p('site')} and r.customer_code = n."customerCode"
      and r.tax_number = n."taxNumber"`,
);

export const upsertListedRegistrations = prepareWrite<
  { site: SiteCode; now: Date; by: string; lines: string },
  { inserted: boolean }
>(
  'listed_registrations_upsert',
  sql`insert into ${listedRegistrations} as r (site, customer_code, tax_number, legal_name, principal, delivery,
      imported_at, imported_by)
    select ${p('site')}, n."customerCode", n."taxNumber", n."legalName", n.principal, n.delivery,
      ${p('now')}::timestamptz, ${p('by')} from ${given}
    on conflict (site, customer_code, tax_number) do update set (legal_name, principal, delivery, imported_at, imported_by)
      = (excluded.legal_name, excluded.principal, excluded.delivery, excluded.imported_at, excluded.imported_by)
    where (r.legal_name, r.principal, r.delivery) is distinct from (excluded.legal_name, excluded.principal, excluded.delivery)
    returning xmax = 0 as inserted`,
);

const placeColumns = sql.raw('line, region_id, city_id, city_name, pincode');
const placeOf = (place: 'principal' | 'delivery') =>
  sql.raw(
    `${place} ->> 'line', (${place} ->> 'regionId')::smallint, (${place} ->> 'cityId')::bigint, ${place} ->> 'cityName', ${place} ->> 'pincode'`,
  );

/**
 * Gives the linked accounts of these customers, once their profile is complete, the registrations that they do not have,
 * as verified, with the delivery addresses that name them.
 */
export const takeOverRegistrations = prepareWrite<
  { site: SiteCode; customerCodes: string[]; now: Date; by: string },
  { customerId: number; number: string }
>(
  'listed_registrations_take_over',
  sql`with wanted as (
      select l.linked_customer_id as customer_id, r.tax_number, r.legal_name, r.principal, r.delivery
      from ${listedRegistrations} r
        join ${listedCustomers} l on l.site = r.site and l.customer_code = r.customer_code
        join ${customers} c on c.id = l.linked_customer_id and c.profile_at is not null
      where r.site = ${p('site')} and r.customer_code = any(${p('customerCodes')}::text[])),
    added as (
      insert into ${taxRegistrations} (site, customer_id, number, legal_name, verified_at, verified_by, created_at, ${placeColumns})
      select ${p('site')}, customer_id, tax_number, legal_name, ${p('now')}::timestamptz, ${p('by')}::text,
        ${p('now')}::timestamptz, ${placeOf('principal')}
      from wanted
      on conflict (customer_id, number) do nothing
      returning id, customer_id, number),
    delivered as (
      insert into ${addresses} (site, customer_id, purpose, tax_registration_id, approval_status, approved_at, approved_by,
        created_at, ${placeColumns})
      select ${p('site')}, customer_id, 'delivery', added.id, ${verifiedAddressStatus}, ${p('now')}::timestamptz, ${p('by')}::text,
        ${p('now')}::timestamptz, ${placeOf('delivery')}
      from added join wanted using (customer_id) where wanted.tax_number = added.number and delivery is not null)
    select customer_id, number from added`,
);
