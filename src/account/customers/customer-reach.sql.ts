import { type SQL, sql } from 'drizzle-orm';
import { users } from '../account.table.ts';
import { customerContacts } from '../customer-contacts.table.ts';

/**
 * One row, to be joined laterally: where what is written to a customer goes, which is to its first user, or to the main
 * contact as long as nobody signs in. `email` is '' and `mobile` null where neither is known.
 */
export const reachOf = (customerId: SQL) => sql`(
    select coalesce(w.email, k.email, '') as email, coalesce(w.mobile, nullif(k.phone, '')) as mobile
    from (select 1) one
      left join lateral (select f.email, f.mobile from ${users} f where f.customer_id = ${customerId}
        order by f.id limit 1) w on true
      left join lateral (select n.email, n.phone from ${customerContacts} n where n.customer_id = ${customerId}
        order by n.is_main desc, n.id limit 1) k on true)`;

/** One row, to be joined laterally: where mails about a record go, which is to the user who made it, else as by `reachOf`. */
export const writtenTo = (userId: SQL, customerId: SQL) => sql`(
    select coalesce(
      (select f.email from ${users} f where f.id = ${userId}),
      (select r.email from ${reachOf(customerId)} r), '') as email)`;
