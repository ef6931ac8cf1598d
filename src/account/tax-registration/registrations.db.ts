import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { taxRegistrations } from '../account.table.ts';
import type { RegistrationKind } from './place-of-supply.rule.ts';

export type CustomerRegistration = {
  id: number;
  number: string;
  legalName: string;
  regionId: number;
  kind: RegistrationKind;
  isDefault: boolean;
  /** The principal place of business; null for the billing address. */
  line: string | null;
  cityName: string | null;
  pincode: string | null;
  createdAt: Date;
  verifiedAt: Date | null;
  verifiedBy: string | null;
  refusedAt: Date | null;
  refusedBy: string | null;
  refusedReason: string | null;
  pendingNumber: string | null;
  pendingAt: Date | null;
};

/** The default one first. */
export const findRegistrations = prepareStatement<{ customerId: number }, CustomerRegistration>(
  'customer_registrations',
  sql`select r.id, r.number, r.legal_name as "legalName", r.region_id as "regionId", r.kind, r.is_default as "isDefault",
      r.line, r.city_name as "cityName", r.pincode, r.created_at as "createdAt",
      r.verified_at as "verifiedAt", r.verified_by as "verifiedBy", r.refused_at as "refusedAt",
      r.refused_by as "refusedBy", r.refused_reason as "refusedReason", r.pending_number as "pendingNumber",
      r.pending_at as "pendingAt"
    from ${taxRegistrations} r where r.customer_id = ${sql.placeholder('customerId')} order by r.is_default desc, r.id`,
);
