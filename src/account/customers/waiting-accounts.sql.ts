import { sql } from 'drizzle-orm';
import { newAddressStatus } from '../addresses/address-approval.sql.ts';

/** Whether customer `c` is to be verified; one that was rejected or held only once the buyer has corrected something. */
export const isWaitingAccount = sql`(c.profile_at is not null and c.merged_into_id is null and c.status = 'verification_pending'
  and (c.status_reason is null or c.profile_at > c.status_at))`;

/** Whether address `a` of customer `c` is to be verified by itself; those of an account to verify are verified with it. */
export const isWaitingAddress = sql`(a.approval_status = ${newAddressStatus} and a.retired_at is null
  and c.merged_into_id is null and c.status <> 'verification_pending')`;

/**
 * Whether registration `t` of customer `c` is to be verified by itself: a changed primary number, or a further one of an
 * account that is decided.
 */
export const isWaitingRegistration = sql`(c.merged_into_id is null and (t.pending_number is not null or (not t.is_default and t.verified_at is null
  and t.refused_at is null and c.status <> 'verification_pending')))`;

/** Whether customer `c` is rejected or on hold, and nothing has come from the buyer since. */
export const isRefusedAccount = sql`(c.profile_at is not null and c.merged_into_id is null and c.status = 'verification_pending'
  and c.status_reason is not null and c.profile_at <= c.status_at)`;
