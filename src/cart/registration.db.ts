import { sql } from 'drizzle-orm';
import { addresses, taxRegistrations } from '../account/account.table.ts';
import type { Registered } from '../account/place-of-supply.rule.ts';
import { statement } from '../server/statement.ts';

/** The registration behind the customer's default delivery address, else the default registration, else none. */
export const findDefaultRegistration = statement<{ customerId: number }, Registered>(
  'default_registration',
  sql`select r.region_id as "regionId", r.kind from ${taxRegistrations} r
    where r.customer_id = ${sql.placeholder('customerId')}
    order by r.id = (select a.tax_registration_id from ${addresses} a where a.customer_id = r.customer_id
      and a.purpose = 'delivery' and a.retired_at is null order by a.is_default desc, a.id limit 1) desc nulls last,
      r.is_default desc, r.id limit 1`,
);
