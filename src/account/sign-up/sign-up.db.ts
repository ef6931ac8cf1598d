import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers, devices, emailLinks, sessions, users } from '../account.table.ts';
import type { BuyerKind } from '../buyer-kind.rule.ts';
import { passwordResets } from '../verification/verification.table.ts';

const p = sql.placeholder;

export type EmailOwner = {
  userId: number;
  customerId: number;
  company: string;
  emailVerifiedAt: Date | null;
  createdAt: Date;
  profileDone: boolean;
};

const ownerColumns = sql`u.id as user_id, u.customer_id, c.name as company, u.email_verified_at, u.created_at,
  c.profile_at is not null as profile_done`;
const ownerOfEmail = sql`from ${users} u join ${customers} c on c.id = u.customer_id
  where u.site = ${p('site')} and u.email = ${p('email')}`;

export const findEmailOwner = prepareStatement<{ site: SiteCode; email: string }, EmailOwner>(
  'sign_up_taken',
  sql`select ${ownerColumns} ${ownerOfEmail}`,
);

/** Waits for a verification in progress. */
export const lockEmailOwner = prepareStatement<{ site: SiteCode; email: string }, EmailOwner>(
  'sign_up_lock',
  sql`select ${ownerColumns} ${ownerOfEmail} for no key update of u`,
);

export type SignUp = {
  site: SiteCode;
  company: string;
  buyerKind: BuyerKind | null;
  listedCustomerId: number | null;
  user: {
    email: string;
    title: string;
    firstName: string;
    lastName: string;
    designation: string;
    passwordHash: string;
    fromCustomerList: boolean;
    signedUpOn: Buffer;
  };
};

type SignUpRow = Omit<SignUp, 'user'> & SignUp['user'] & { now: Date };

const insertNewAccount = prepareWrite<SignUpRow, { customerId: number; userId: number }>(
  'sign_up_insert',
  sql`with customer as (
      insert into ${customers} (site, name, buyer_kind, listed_customer_id, status_at, status_by, created_at)
      values (${p('site')}, ${p('company')}, ${p('buyerKind')}, ${p('listedCustomerId')}, ${p('now')}, 'sign-up', ${p('now')})
      returning id)
    insert into ${users} (site, customer_id, email, title, first_name, last_name, designation, password_hash,
      from_customer_list, signed_up_on, created_at)
    select ${p('site')}, customer.id, ${p('email')}, ${p('title')}, ${p('firstName')}, ${p('lastName')}, ${p('designation')},
      ${p('passwordHash')}, ${p('fromCustomerList')}, ${p('signedUpOn')}::bytea, ${p('now')}
    from customer returning customer_id, id as user_id`,
);

export async function insertSignUp(db: Db, { user, ...signUp }: SignUp, now: Date) {
  const [inserted] = await insertNewAccount(db, { ...signUp, ...user, now });
  if (!inserted) throw new Error('the account could not be created');
  return inserted;
}

/** What a mailbox was sent for the former sign-up ends. */
const endFormerSignUp = prepareWrite<{ userId: number }, never>(
  'sign_up_end_former',
  sql`with links as (delete from ${emailLinks} where user_id = ${p('userId')}::bigint),
      resets as (delete from ${passwordResets} where user_id = ${p('userId')}::bigint),
      ended as (delete from ${sessions} where user_id = ${p('userId')}::bigint)
    delete from ${devices} where user_id = ${p('userId')}::bigint`,
);

const updateSignUp = prepareWrite<Omit<SignUpRow, 'site'> & { userId: number; customerId: number }, never>(
  'sign_up_replace',
  sql`with customer as (
      update ${customers} set name = ${p('company')}, buyer_kind = ${p('buyerKind')},
        listed_customer_id = ${p('listedCustomerId')}, status_at = ${p('now')}, created_at = ${p('now')}
      where id = ${p('customerId')})
    update ${users} set email = ${p('email')}, title = ${p('title')}, first_name = ${p('firstName')},
      last_name = ${p('lastName')}, designation = ${p('designation')}, password_hash = ${p('passwordHash')},
      from_customer_list = ${p('fromCustomerList')}, signed_up_on = ${p('signedUpOn')}::bytea, created_at = ${p('now')}
    where id = ${p('userId')}`,
);

export async function replaceSignUp(
  db: Db,
  { userId, customerId }: EmailOwner,
  { user, ...signUp }: SignUp,
  now: Date,
) {
  await inOneRoundTrip(db, [
    () => endFormerSignUp(db, { userId }),
    () => updateSignUp(db, { ...signUp, ...user, userId, customerId, now }),
  ]);
  return { customerId, userId };
}

/** An account whose e-mail address was never verified does not count: it may be a mistyped one of the same person. */
export const findCompany = prepareStatement<{ site: SiteCode; name: string }, { id: number }>(
  'company_by_name',
  sql`select c.id from ${customers} c join ${users} u on u.customer_id = c.id
    where c.site = ${p('site')} and lower(c.name) = lower(${p('name')})
      and (u.email_verified_at is not null or c.profile_at is not null) limit 1`,
);
