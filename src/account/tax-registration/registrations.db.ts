import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { taxRegistrations } from '../account.table.ts';
import type { customerRegistration } from './customer-registration.contract.ts';

export type CustomerRegistration = z.input<typeof customerRegistration> & {
  regionId: number;
  /** The principal place of business; null for the billing address. */
  line: string | null;
  cityName: string | null;
  pincode: string | null;
  refusedAt: Date | null;
};

/** The default one first. */
export const findRegistrations = prepareStatement<{ customerId: number }, CustomerRegistration>(
  'customer_registrations',
  sql`select r.id, r.number, r.legal_name, r.region_id, r.kind, r.is_default, r.line, r.city_name, r.pincode,
      r.created_at, r.verified_at, r.verified_by, r.refused_at, r.refused_by, r.refused_reason, r.pending_number,
      r.pending_at
    from ${taxRegistrations} r where r.customer_id = ${sql.placeholder('customerId')} order by r.is_default desc, r.id`,
);
