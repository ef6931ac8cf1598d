import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { addresses } from '../account.table.ts';
import type { StoredRegistration } from '../tax-registration/place-of-supply.rule.ts';
import { defaultRegistration, namedRegistration } from '../tax-registration/registration.sql.ts';

export type AddressRow = {
  id: number;
  purpose: 'billing' | 'delivery';
  line: string;
  regionId: number;
  cityId: number | null;
  cityName: string;
  pincode: string;
  contactName: string | null;
  contactPhone: string | null;
  /** Null for the default one. */
  taxRegistrationId: number | null;
  approvalStatus: number;
  approvalReason: string | null;
  isDefault: boolean;
  named: StoredRegistration | null;
  standard: StoredRegistration | null;
};

export const findAddresses = prepareStatement<{ customerId: number }, AddressRow>(
  'addresses_of_customer',
  sql`select a.id, a.purpose, a.line, a.region_id as "regionId", a.city_id as "cityId", a.city_name as "cityName",
      a.pincode, a.contact_name as "contactName", a.contact_phone as "contactPhone",
      a.tax_registration_id as "taxRegistrationId",
      a.approval_status as "approvalStatus", a.approval_reason as "approvalReason", a.is_default as "isDefault",
      ${namedRegistration} as named, ${defaultRegistration(sql`a.customer_id`)} as standard
    from ${addresses} a
    where a.customer_id = ${sql.placeholder('customerId')} and a.retired_at is null
    order by a.is_default desc, a.id`,
);
