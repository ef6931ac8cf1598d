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
  sql`select r.id, r.number, r.legal_name, r.region_id, r.kind, r.is_default, r.line, r.city_name, r.pincode,
      r.created_at, r.verified_at, r.verified_by, r.refused_at, r.refused_by, r.refused_reason, r.pending_number,
      r.pending_at
    from ${taxRegistrations} r where r.customer_id = ${sql.placeholder('customerId')} order by r.is_default desc, r.id`,
);
