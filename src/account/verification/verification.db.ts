import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers, emailLinks, type LinkPurpose, users } from '../account.table.ts';
import type { AttemptedOtp, OtpKey } from './otp-code.server.ts';
import { otps, passwordResets } from './verification.table.ts';

const p = sql.placeholder;

/** Replaces earlier links of the user for the same purpose. */
export const insertLink = prepareWrite<
  { tokenHash: Buffer; site: SiteCode; userId: number; purpose: LinkPurpose; now: Date; endsAt: Date },
  never
>(
  'email_link_insert',
  sql`with replaced as (
      update ${emailLinks} set replaced_at = ${p('now')}::timestamptz
      where user_id = ${p('userId')}::bigint and purpose = ${p('purpose')} and used_at is null and replaced_at is null)
    insert into ${emailLinks} (token_hash, site, user_id, purpose, created_at, ends_at)
    select ${p('tokenHash')}::bytea, ${p('site')}, u.id, ${p('purpose')}, ${p('now')}::timestamptz, ${p('endsAt')}::timestamptz
    from ${users} u where u.id = ${p('userId')}::bigint`,
);

export type LinkRow = {
  userId: number;
  customerId: number;
  email: string;
  endsAt: Date;
  usedAt: Date | null;
  replacedAt: Date | null;
  emailVerifiedAt: Date | null;
  /** The browser that signed up, see `users`. */
  signedUpOn: Buffer | null;
};

export const lockLink = prepareStatement<{ tokenHash: Buffer; site: SiteCode; purpose: LinkPurpose }, LinkRow>(
  'email_link_lock',
  sql`select u.id as user_id, u.customer_id, u.email, l.ends_at, l.used_at, l.replaced_at, u.email_verified_at, u.signed_up_on
    from ${emailLinks} l join ${users} u on u.id = l.user_id
    where l.token_hash = ${p('tokenHash')} and l.site = ${p('site')} and l.purpose = ${p('purpose')}
    for no key update of u, l`,
);

/** No row once the address is verified. The mailbox that had it by mistake can no longer set a password. */
export const replaceUnverifiedEmail = prepareWrite<{ userId: number; email: string; now: Date }, { id: number }>(
  'user_replace_unverified_email',
  sql`with void as (
      update ${passwordResets} set used_at = ${p('now')}::timestamptz
      where user_id = ${p('userId')}::bigint and used_at is null)
    update ${users} set email = ${p('email')} where id = ${p('userId')}::bigint and email_verified_at is null
    returning id`,
);

/** Includes replaced links, so that each of them reports the address as verified. */
export const markLinksUsed = prepareWrite<{ userId: number; purpose: LinkPurpose; now: Date }, never>(
  'email_links_use',
  sql`update ${emailLinks} set used_at = ${p('now')}
    where user_id = ${p('userId')} and purpose = ${p('purpose')} and used_at is null`,
);

type OtpRequester = OtpKey & { askedFrom: string };

const ofReceiver = sql`site = ${p('site')} and purpose = ${p('purpose')} and receiver = ${p('receiver')}
  and user_id = ${p('userId')}::bigint`;

export const upsertOtp = prepareWrite<
  OtpRequester & { codeHash: Buffer; tries: number; triesElsewhere: number; now: Date; endsAt: Date },
  never
>(
  'otp_put',
  sql`insert into ${otps} (site, purpose, receiver, user_id, asked_from, code_hash, tries_left, tries_elsewhere_left,
      created_at, ends_at)
    values (${p('site')}, ${p('purpose')}, ${p('receiver')}, ${p('userId')}, ${p('askedFrom')}, ${p('codeHash')},
      ${p('tries')}, ${p('triesElsewhere')}, ${p('now')}, ${p('endsAt')})
    on conflict (site, purpose, receiver, user_id, asked_from) do update set code_hash = excluded.code_hash,
      tries_left = excluded.tries_left, tries_elsewhere_left = excluded.tries_elsewhere_left,
      created_at = excluded.created_at, ends_at = excluded.ends_at, proved_at = null`,
);

/**
 * Counts against the requester's own attempts, or those shared by everybody else. A code that was right before is tried
 * again, because the reply may have been lost.
 */
export const consumeOtpAttempt = prepareWrite<OtpRequester & { now: Date }, AttemptedOtp>(
  'otp_try',
  sql`with live as (
      select id, asked_from = ${p('askedFrom')} as own from ${otps}
      where ${ofReceiver} and ends_at > ${p('now')}::timestamptz and tries_left > 0
        and (asked_from = ${p('askedFrom')} or tries_elsewhere_left > 0)
      order by id for no key update)
    update ${otps} o set tries_left = o.tries_left - live.own::int,
      tries_elsewhere_left = o.tries_elsewhere_left - (not live.own)::int
    from live where o.id = live.id returning o.id, o.code_hash, o.created_at`,
);

export const findOtp = prepareStatement<OtpRequester, { endsAt: Date }>(
  'otp_find',
  sql`select ends_at from ${otps} where ${ofReceiver} and asked_from = ${p('askedFrom')}`,
);

/**
 * Gives its attempt back, so that a right code can be sent again, and ends the receiver's other codes; no row when it was
 * ended or replaced meanwhile.
 */
export const markOtpVerified = prepareWrite<
  OtpRequester & Pick<AttemptedOtp, 'id' | 'codeHash'> & { now: Date },
  { id: number }
>(
  'otp_prove',
  sql`with known as (
      select id, id = ${p('id')}::bigint as given, asked_from = ${p('askedFrom')} as own, code_hash, ends_at from ${otps}
      where ${ofReceiver} order by id for no key update)
    update ${otps} o set
      proved_at = case when known.given then coalesce(o.proved_at, ${p('now')}::timestamptz) else o.proved_at end,
      tries_left = case when known.given then o.tries_left + known.own::int else 0 end,
      tries_elsewhere_left = o.tries_elsewhere_left + (known.given and not known.own)::int,
      ends_at = case when known.given then o.ends_at else o.created_at end
    from known
    where o.id = known.id and exists (
      select from known n where n.given and n.code_hash = ${p('codeHash')}::bytea and n.ends_at > ${p('now')}::timestamptz)
    returning o.id`,
);

export const findMobileVerification = prepareStatement<
  { site: SiteCode; mobile: string; userId: number; since: Date },
  { provedAt: Date }
>(
  'otp_proof',
  sql`select proved_at from ${otps} where site = ${p('site')} and purpose = 'mobile'
    and receiver = ${p('mobile')} and user_id = ${p('userId')} and proved_at > ${p('since')}`,
);

/** No row when it was inserted before. */
export const insertPasswordReset = prepareWrite<
  { tokenHash: Buffer; site: SiteCode; userId: number; now: Date; endsAt: Date },
  { userId: number }
>(
  'password_reset_insert',
  sql`insert into ${passwordResets} (token_hash, site, user_id, created_at, ends_at)
    values (${p('tokenHash')}, ${p('site')}, ${p('userId')}, ${p('now')}, ${p('endsAt')})
    on conflict (token_hash) do nothing returning user_id`,
);

export type PasswordResetRow = {
  userId: number;
  customerId: number;
  email: string;
  company: string;
  passwordHash: string;
  isUsed: boolean;
};

export const findPasswordReset = prepareStatement<{ tokenHash: Buffer; site: SiteCode; now: Date }, PasswordResetRow>(
  'password_reset_find',
  sql`select u.id as user_id, u.customer_id, u.email, c.name as company, u.password_hash,
      r.used_at is not null as is_used
    from ${passwordResets} r
    join ${users} u on u.id = r.user_id join ${customers} c on c.id = u.customer_id
    where r.token_hash = ${p('tokenHash')} and r.site = ${p('site')} and r.ends_at > ${p('now')}`,
);

/** No row when this token is not valid. */
export const consumePasswordReset = prepareWrite<{ tokenHash: Buffer; userId: number; now: Date }, { live: boolean }>(
  'password_resets_use',
  sql`with own as (
      select token_hash from ${passwordResets} where user_id = ${p('userId')}::bigint and used_at is null
      order by token_hash for no key update),
    spent as (
      update ${passwordResets} r set used_at = ${p('now')}::timestamptz from own where r.token_hash = own.token_hash
      returning r.token_hash, r.ends_at)
    select true as live from spent where token_hash = ${p('tokenHash')}::bytea and ends_at > ${p('now')}::timestamptz`,
);
