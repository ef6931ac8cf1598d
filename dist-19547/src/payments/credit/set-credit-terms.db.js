import { sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    

const p = sql.placeholder;

                                                                                              

export const lockBorrower = prepareStatement                                             (
  'credit_lock_borrower',
  sql`select c.id as "customerId", u.id as "userId", c.name as company, u.email
    from ${customers} c join ${users} u on u.customer_id = c.id
    where u.site = ${p('site')} and u.email = ${p('email')} for update of c`,
);
