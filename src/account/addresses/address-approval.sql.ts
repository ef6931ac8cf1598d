import { sql } from 'drizzle-orm';
import { addressApproval } from './address-approval.ts';

/** `approval_status` of an address in a statement. */
export const newAddressStatus = sql.raw(String(addressApproval.new));
export const verifiedAddressStatus = sql.raw(String(addressApproval.verified));
