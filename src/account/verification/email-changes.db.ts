import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers, users } from '../account.table.ts';
import { emailChanges } from './email-changes.table.ts';
import { passwordResets } from './verification.table.ts';

const p = sql.placeholder;

export type NewEmailChange = {
  site: SiteCode;
  userId: number;
  before: string;
  after: string;
  confirmHash: Buffer;
  objectHash: Buffer;
  now: Date;
  endsAt: Date;
  objectUntil: Date;
};

/** Replaces the one that waits to be confirmed. */
export const insertEmailChange = prepareWrite<NewEmailChange, never>(
  'email_change_insert',
  sql`with replaced as (
      update ${emailChanges} set stopped_at = ${p('now')}::timestamptz
      where user_id = ${p('userId')}::bigint and confirmed_at is null and stopped_at is null)
    insert into ${emailChanges} (site, user_id, before, after, confirm_hash, object_hash, created_at, ends_at, object_until)
    values (${p('site')}, ${p('userId')}::bigint, ${p('before')}, ${p('after')}, ${p('confirmHash')}, ${p('objectHash')},
      ${p('now')}::timestamptz, ${p('endsAt')}, ${p('objectUntil')})`,
);

export type EmailChangeRow = {
  id: number;
  userId: number;
  customerId: number;
  company: string;
  /** The user's address now. */
  email: string;
  before: string;
  after: string;
  endsAt: Date;
  objectUntil: Date;
  confirmedAt: Date | null;
  stoppedAt: Date | null;
  objectedAt: Date | null;
};

const columns = sql`e.id, e.user_id, u.customer_id, c.name as company, u.email, e.before, e.after, e.ends_at,
  e.object_until, e.confirmed_at, e.stopped_at, e.objected_at`;

const joined = sql`from ${emailChanges} e join ${users} u on u.id = e.user_id join ${customers} c on c.id = u.customer_id`;

export const findEmailChangeToConfirm = prepareStatement<{ site: SiteCode; hash: Buffer }, EmailChangeRow>(
  'email_change_to_confirm',
  sql`select ${columns} ${joined}
    where e.site = ${p('site')} and e.confirm_hash = ${p('hash')}`,
);

export const findEmailChangeToObject = prepareStatement<{ site: SiteCode; hash: Buffer }, EmailChangeRow>(
  'email_change_to_object',
  sql`select ${columns} ${joined}
    where e.site = ${p('site')} and e.object_hash = ${p('hash')}`,
);

/** Finds the change that a user has yet to confirm. */
export const findWaitingEmailChange = prepareStatement<{ userId: number; now: Date }, { after: string; endsAt: Date }>(
  'email_change_waiting',
  sql`select after, ends_at from ${emailChanges}
    where user_id = ${p('userId')} and confirmed_at is null and stopped_at is null and ends_at > ${p('now')}
    order by id desc limit 1`,
);

/** An address that its former user may still take back, by an objection. */
export const findHeldEmail = prepareStatement<{ site: SiteCode; email: string; now: Date }, { userId: number }>(
  'email_change_holds',
  sql`select user_id from ${emailChanges}
    where site = ${p('site')} and before = ${p('email')} and confirmed_at is not null and objected_at is null
      and object_until > ${p('now')}::timestamptz
    limit 1`,
);

/** Stops links in mailboxes, which confirm nothing after a new password or another change to the address. */
export const stopEmailChanges = prepareWrite<{ userId: number; now: Date }, never>(
  'email_changes_stop',
  sql`update ${emailChanges} set stopped_at = ${p('now')}
    where user_id = ${p('userId')} and confirmed_at is null and stopped_at is null`,
);

/** Ends earlier changes when staff have decided about the address: nobody can object to them either. */
export const endEmailChanges = prepareWrite<{ userId: number; now: Date }, never>(
  'email_changes_end',
  sql`update ${emailChanges} set stopped_at = coalesce(stopped_at, ${p('now')}::timestamptz),
      object_until = least(object_until, ${p('now')}::timestamptz)
    where user_id = ${p('userId')} and object_until > ${p('now')}::timestamptz`,
);

type NewEmail = { id: number; userId: number; email: string; now: Date };

/** The mailbox of the address before can no longer set a password. */
export const writeConfirmedEmail = prepareWrite<NewEmail, never>(
  'email_change_confirm',
  sql`with confirmed as (
      update ${emailChanges} set confirmed_at = ${p('now')}::timestamptz where id = ${p('id')}::bigint),
    void as (
      update ${passwordResets} set used_at = ${p('now')}::timestamptz
      where user_id = ${p('userId')}::bigint and used_at is null)
    update ${users} set email = ${p('email')}, email_verified_at = ${p('now')}::timestamptz
    where id = ${p('userId')}::bigint`,
);

/** Ends this change and all later ones, and every way to set a password that was begun. */
export const undoEmailChange = prepareWrite<NewEmail & { passwordHash: string }, never>(
  'email_change_undo',
  sql`with objected as (
      update ${emailChanges} set objected_at = ${p('now')}::timestamptz,
        stopped_at = coalesce(stopped_at, ${p('now')}::timestamptz)
      where user_id = ${p('userId')}::bigint and id >= ${p('id')}::bigint and objected_at is null),
    void as (
      update ${passwordResets} set used_at = ${p('now')}::timestamptz
      where user_id = ${p('userId')}::bigint and used_at is null)
    update ${users} set email = ${p('email')}, password_hash = ${p('passwordHash')},
      email_verified_at = ${p('now')}::timestamptz
    where id = ${p('userId')}::bigint`,
);
