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
  sql`select a.id, a.purpose, a.line, a.region_id, a.city_id, a.city_name, a.pincode, a.contact_name, a.contact_phone,
      a.tax_registration_id, a.approval_status, a.approval_reason, a.is_default, ${namedRegistration} as named,
      ${defaultRegistration(sql`a.customer_id`)} as standard
    from ${addresses} a
    where a.customer_id = ${sql.placeholder('customerId')} and a.retired_at is null
    order by a.is_default desc, a.id`,
);
