import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, customers, taxRegistrations } from '../account.table.ts';
import { customerContacts } from '../customer-contacts.table.ts';
import { type ListedAddress, listedCustomers } from '../customer-list/listed-customers.table.ts';
import { listedRegistrations } from '../customer-list/listed-registrations.table.ts';

const p = sql.placeholder;

/** Nothing can be written for them until the transaction ends. */
export const lockCustomers = prepareStatement<{ site: SiteCode; ids: number[] }, { id: number }>(
  'customers_lock_to_take_back',
  sql`select c.id from ${customers} c where c.site = ${p('site')} and c.id = any(${p('ids')}::bigint[])
    order by c.id for update`,
);

/** Customers whom nobody uses, with what the list says of them. */
export const deleteCustomers = prepareWrite<{ ids: number[] }, { id: number; name: string }>(
  'customers_take_back',
  sql`with listed as (
      delete from ${listedCustomers} where linked_customer_id = any(${p('ids')}::bigint[]) returning site, customer_code),
    further as (
      delete from ${listedRegistrations} g using listed
      where g.site = listed.site and g.customer_code = listed.customer_code),
    contacts as (delete from ${customerContacts} where customer_id = any(${p('ids')}::bigint[])),
    places as (delete from ${addresses} where customer_id = any(${p('ids')}::bigint[])),
    numbers as (delete from ${taxRegistrations} where customer_id = any(${p('ids')}::bigint[]))
    delete from ${customers} where id = any(${p('ids')}::bigint[]) returning id, name`,
);

type Added = { customerId: number; addressId: number | null; contactId: number | null };

/** Takes away what a line added; an address that an order may name is no longer offered. */
export const removeAdded = prepareWrite<Added & { now: Date }, never>(
  'customer_take_back_added',
  sql`with contact as (
      delete from ${customerContacts} where customer_id = ${p('customerId')}::bigint and id = ${p('contactId')}::bigint)
    update ${addresses} set retired_at = coalesce(retired_at, ${p('now')}::timestamptz), is_default = false
    where customer_id = ${p('customerId')}::bigint and id = ${p('addressId')}::bigint`,
);

type AddedFacts = ListedAddress & { name: string; email: string; phone: string; isMain: boolean };

/** What a line added is still as the line has it. */
export const findAdded = prepareStatement<Added & AddedFacts, { isSame: boolean }>(
  'customer_added_same',
  sql`select (${p('addressId')}::bigint is null or exists (select from ${addresses} a
        where a.id = ${p('addressId')}::bigint and not a.is_default and a.contact_name is null and a.contact_phone is null
          and a.tax_registration_id is null and (a.line, a.region_id, a.city_id, a.city_name, a.pincode)
            is not distinct from (${p('line')}::text, ${p('regionId')}::smallint, ${p('cityId')}::bigint,
              ${p('cityName')}::text, ${p('pincode')}::text)))
      and (${p('contactId')}::bigint is null or not exists (select from ${customerContacts} k
        where k.id = ${p('contactId')}::bigint
          and (k.name, k.email, k.phone, k.designation, k.is_main)
            is distinct from (${p('name')}, ${p('email')}, ${p('phone')}, '', ${p('isMain')}::boolean)))
      as is_same
    from ${customers} c where c.id = ${p('customerId')}::bigint`,
);

/** The first contact, where none is the main one any more. */
export const makeNextContactMain = prepareWrite<{ customerId: number }, never>(
  'customer_take_back_next_main',
  sql`update ${customerContacts} set is_main = true
    where id = (select min(k.id) from ${customerContacts} k where k.customer_id = ${p('customerId')}::bigint)
      and not exists (select from ${customerContacts} m where m.customer_id = ${p('customerId')}::bigint and m.is_main)`,
);
