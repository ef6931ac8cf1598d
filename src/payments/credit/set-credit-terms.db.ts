import { sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';

const p = sql.placeholder;

export type CreditCustomer = { customerId: number; userId: number; company: string; email: string };

export const lockCreditCustomer = prepareStatement<{ site: SiteCode; email: string }, CreditCustomer>(
  'credit_lock_borrower',
  sql`select c.id as customer_id, u.id as user_id, c.name as company, u.email
    from ${customers} c join ${users} u on u.customer_id = c.id
    where u.site = ${p('site')} and u.email = ${p('email')} for no key update of c`,
);
