import { sql } from 'drizzle-orm';

/** Of customers `c`: to be verified. Rejected and held ones only once the buyer has corrected something. */
export const isWaitingAccount = sql`(c.profile_at is not null and c.status = 'verification_pending'
  and (c.status_reason is null or c.profile_at > c.status_at))`;

/** Of customers `c`: rejected or on hold, and nothing has come from the buyer since. */
export const isRefusedAccount = sql`(c.profile_at is not null and c.status = 'verification_pending'
  and c.status_reason is not null and c.profile_at <= c.status_at)`;
