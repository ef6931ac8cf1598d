import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers, users } from '../account.table.ts';
import { customerContacts } from '../customer-contacts.table.ts';
import { customerInvitations } from './invitations.table.ts';

const p = sql.placeholder;

export const upsertInvitation = prepareWrite<
  {
    site: SiteCode;
    customerId: number;
    email: string;
    name: string;
    tokenHash: Buffer;
    now: Date;
    by: string;
    endsAt: Date;
  },
  never
>(
  'invitation_upsert',
  sql`insert into ${customerInvitations} as v (site, customer_id, email, name, token_hash, invited_at, invited_by, ends_at)
    values (${p('site')}, ${p('customerId')}, ${p('email')}, ${p('name')}, ${p('tokenHash')}, ${p('now')}::timestamptz,
      ${p('by')}, ${p('endsAt')}::timestamptz)
    on conflict (customer_id, email) do update set name = excluded.name, token_hash = excluded.token_hash,
      invited_at = excluded.invited_at, invited_by = excluded.invited_by, ends_at = excluded.ends_at, joined_at = null,
      user_id = null`,
);

/** The contact is added where the customer has none with this address. */
export const addInvitedContact = prepareWrite<
  { site: SiteCode; customerId: number; email: string; name: string; now: Date; by: string },
  never
>(
  'invitation_add_contact',
  sql`insert into ${customerContacts} (site, customer_id, name, email, is_main, created_at, created_by)
    select ${p('site')}, ${p('customerId')}::bigint, ${p('name')}, ${p('email')},
      not exists (select from ${customerContacts} m where m.customer_id = ${p('customerId')}::bigint and m.is_main),
      ${p('now')}::timestamptz, ${p('by')}
    where not exists (select from ${customerContacts} k
      where k.customer_id = ${p('customerId')}::bigint and k.email = ${p('email')})`,
);

export type InvitationRow = {
  id: number;
  customerId: number;
  company: string;
  isMerged: boolean;
  email: string;
  name: string;
  endsAt: Date;
  joinedAt: Date | null;
};

const invitation = sql`select v.id, v.customer_id, c.name as company, c.merged_into_id is not null as is_merged, v.email,
      v.name, v.ends_at, v.joined_at
    from ${customerInvitations} v join ${customers} c on c.id = v.customer_id
    where v.site = ${p('site')} and v.token_hash = ${p('tokenHash')}`;

export const findInvitation = prepareStatement<{ site: SiteCode; tokenHash: Buffer }, InvitationRow>(
  'invitation_find',
  sql`${invitation}`,
);

export const lockInvitation = prepareStatement<{ site: SiteCode; tokenHash: Buffer }, InvitationRow>(
  'invitation_lock',
  sql`${invitation} for no key update of v, c`,
);

export const markJoined = prepareWrite<{ id: number; userId: number; now: Date }, never>(
  'invitation_joined',
  sql`update ${customerInvitations} set joined_at = ${p('now')}::timestamptz, user_id = ${p('userId')}
    where id = ${p('id')}`,
);

type InvitedPerson = {
  email: string;
  title: string;
  firstName: string;
  lastName: string;
  designation: string;
  passwordHash: string;
  mobile: string | null;
  now: Date;
};

/** The address counts as verified, because the link came there. */
export const insertInvitedUser = prepareWrite<
  InvitedPerson & { site: SiteCode; customerId: number },
  { userId: number }
>(
  'invitation_insert_user',
  sql`insert into ${users} (site, customer_id, email, title, first_name, last_name, designation, password_hash, mobile,
      email_verified_at, created_at)
    values (${p('site')}, ${p('customerId')}, ${p('email')}, ${p('title')}, ${p('firstName')}, ${p('lastName')},
      ${p('designation')}, ${p('passwordHash')}, ${p('mobile')}, ${p('now')}::timestamptz, ${p('now')}::timestamptz)
    returning id as user_id`,
);

/** An account of an earlier sign-up whose address was never verified. */
export const takeOverUser = prepareWrite<Omit<InvitedPerson, 'email'> & { userId: number }, never>(
  'invitation_take_over_user',
  sql`update ${users} set title = ${p('title')}, first_name = ${p('firstName')}, last_name = ${p('lastName')},
      designation = ${p('designation')}, password_hash = ${p('passwordHash')}, mobile = ${p('mobile')},
      mobile_verified_at = null, email_verified_at = ${p('now')}::timestamptz, signed_up_on = null,
      from_customer_list = false
    where id = ${p('userId')}`,
);

export type ShownInvitation = {
  email: string;
  name: string;
  invitedAt: Date;
  invitedBy: string;
  endsAt: Date;
  joinedAt: Date | null;
};

export const findInvitations = prepareStatement<{ site: SiteCode; customerId: number }, ShownInvitation>(
  'invitations_of_customer',
  sql`select email, name, invited_at, invited_by, ends_at, joined_at from ${customerInvitations}
    where site = ${p('site')} and customer_id = ${p('customerId')} order by invited_at desc limit 50`,
);
