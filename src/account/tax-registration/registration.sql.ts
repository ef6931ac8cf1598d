import { type SQL, sql } from 'drizzle-orm';
import { taxRegistrations } from '../account.table.ts';

/** Columns of a registration `r`. */
const registrationJson = sql`json_build_object('number', r.number, 'regionId', r.region_id, 'kind', r.kind,
  'verified', r.verified_at is not null, 'pendingNumber', r.pending_number,
  'refusedReason', r.refused_reason, 'legalName', r.legal_name, 'line', r.line, 'city', r.city_name,
  'pincode', r.pincode)`;

/** The registration that address `a` names; null for none. */
export const namedRegistration = sql`(select ${registrationJson} from ${taxRegistrations} r
  where r.id = a.tax_registration_id and r.customer_id = a.customer_id)`;

export const defaultRegistration = (customerId: SQL) =>
  sql`(select ${registrationJson} from ${taxRegistrations} r where r.customer_id = ${customerId} and r.is_default)`;
