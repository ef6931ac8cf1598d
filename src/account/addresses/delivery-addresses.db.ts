import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses } from '../account.table.ts';
import type { AddressRow } from './addresses.db.ts';

const p = sql.placeholder;

export type NewDelivery = Pick<
  AddressRow,
  'line' | 'regionId' | 'cityId' | 'cityName' | 'pincode' | 'contactName' | 'contactPhone' | 'taxRegistrationId'
>;

type Owner = { site: SiteCode; customerId: number; now: Date; isDefault: boolean };

export const insertDelivery = prepareWrite<Owner & NewDelivery, { id: number }>(
  'delivery_insert',
  sql`insert into ${addresses} (site, customer_id, purpose, line, region_id, city_id, city_name, pincode, contact_name,
      contact_phone, tax_registration_id, is_default, created_at)
    values (${p('site')}, ${p('customerId')}, 'delivery', ${p('line')}, ${p('regionId')}, ${p('cityId')}, ${p('cityName')},
      ${p('pincode')}, ${p('contactName')}, ${p('contactPhone')}, ${p('taxRegistrationId')}, ${p('isDefault')}, ${p('now')})
    returning id`,
);

/** Orders keep their own copy of the address. */
export const retireAddress = prepareWrite<{ id: number; now: Date }, never>(
  'address_retire',
  sql`update ${addresses} set retired_at = ${p('now')}, is_default = false where id = ${p('id')}`,
);

export const findRetired = prepareStatement<{ customerId: number; id: number }, { id: number }>(
  'delivery_retired',
  sql`select id from ${addresses} where id = ${p('id')} and customer_id = ${p('customerId')} and purpose = 'delivery'
    and retired_at is not null`,
);

/** The former one first, because there is one default at any time. */
export const clearDefaultDelivery = prepareWrite<{ customerId: number; id: number }, never>(
  'delivery_default_clear',
  sql`update ${addresses} set is_default = false
    where customer_id = ${p('customerId')} and purpose = 'delivery' and id <> ${p('id')}`,
);

export const setDefaultDelivery = prepareWrite<{ customerId: number; id: number }, never>(
  'delivery_default_set',
  sql`update ${addresses} set is_default = true
    where customer_id = ${p('customerId')} and purpose = 'delivery' and id = ${p('id')}`,
);

export const saveAddressRegistration = prepareWrite<
  { customerId: number; id: number; registrationId: number | null },
  never
>(
  'address_registration_save',
  sql`update ${addresses} set tax_registration_id = ${p('registrationId')}::bigint
    where id = ${p('id')} and customer_id = ${p('customerId')}`,
);
