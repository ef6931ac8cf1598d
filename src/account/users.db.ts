import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../sites/site.ts';
import { customers, taxRegistrations, users } from './account.table.ts';
import type { CustomerStatus } from './customer-status.data.ts';

export type UserRow = {
  userId: number;
  customerId: number;
  email: string;
  title: string;
  firstName: string;
  lastName: string;
  mobile: string | null;
  passwordHash: string;
  emailVerifiedAt: Date | null;
  fromCustomerList: boolean;
  company: string;
  status: CustomerStatus;
  statusReason: string | null;
  statusAt: Date;
  profileAt: Date | null;
  autoApprovedAt: Date | null;
  taxNumber: string | null;
  taxVerified: boolean;
};

const columns = sql`${users.id} as user_id, ${users.customerId}, ${users.email}, ${users.title}, ${users.firstName},
  ${users.lastName}, ${users.mobile}, ${users.passwordHash}, ${users.emailVerifiedAt}, ${users.fromCustomerList},
  ${customers.name} as company, ${customers.status}, ${customers.statusReason}, ${customers.statusAt},
  ${customers.profileAt}, ${customers.autoApprovedAt},
  (select coalesce(r.pending_number, r.number) from ${taxRegistrations} r
    where r.customer_id = ${customers.id} and r.is_default) as tax_number,
  exists (select from ${taxRegistrations} r where r.customer_id = ${customers.id} and r.is_default
    and r.verified_at is not null and r.pending_number is null) as tax_verified`;
const joined = sql`${users} join ${customers} on ${customers.id} = ${users.customerId}`;

export const findUserByEmail = prepareStatement<{ site: SiteCode; email: string }, UserRow>(
  'user_by_email',
  sql`select ${columns} from ${joined}
    where ${users.site} = ${sql.placeholder('site')} and ${users.email} = lower(${sql.placeholder('email')})`,
);

export const findUserById = prepareStatement<{ userId: number }, UserRow>(
  'user_by_id',
  sql`select ${columns} from ${joined} where ${users.id} = ${sql.placeholder('userId')}`,
);

export const lockUser = prepareStatement<{ userId: number }, never>(
  'user_lock',
  sql`select from ${users} where ${users.id} = ${sql.placeholder('userId')} for no key update`,
);

export const markEmailVerified = prepareWrite<{ userId: number; now: Date }, never>(
  'user_email_proved',
  sql`update ${users} set email_verified_at = coalesce(email_verified_at, ${sql.placeholder('now')}) where id = ${sql.placeholder('userId')}`,
);

type LockedUser = Pick<UserRow, 'userId' | 'customerId' | 'email' | 'emailVerifiedAt'>;

/** No row when a change that it waited for has given the user another address. */
export const lockUserByEmail = prepareStatement<{ site: SiteCode; email: string }, LockedUser>(
  'user_lock_by_email',
  sql`select ${users.id} as user_id, ${users.customerId}, ${users.email}, ${users.emailVerifiedAt}
    from ${users} where ${users.site} = ${sql.placeholder('site')} and ${users.email} = ${sql.placeholder('email')}
    for no key update`,
);

/** Sign-ups and changes to one address follow each other. */
export const lockEmail = prepareStatement<{ site: SiteCode; email: string }, { locked: number }>(
  'email_lock',
  sql`select 1 as locked from pg_advisory_xact_lock(
    hashtextextended('sign-up ' || ${sql.placeholder('site')}::text || ' ' || ${sql.placeholder('email')}::text, 0))`,
);

export type AccountMoments = Pick<UserRow, 'emailVerifiedAt' | 'status' | 'statusReason' | 'statusAt' | 'profileAt'> & {
  signedUpAt: Date;
};

export const findAccountMoments = prepareStatement<{ userId: number }, AccountMoments>(
  'user_account_moments',
  sql`select ${users.createdAt} as signed_up_at, ${users.emailVerifiedAt}, ${customers.status},
      ${customers.statusReason}, ${customers.statusAt}, ${customers.profileAt}
    from ${joined} where ${users.id} = ${sql.placeholder('userId')}`,
);
