import { sql } from 'drizzle-orm';
import { addresses, customers } from '../account/account.table.ts';
import type { SupplyFacts } from '../account/tax-registration/place-of-supply.rule.ts';
import { defaultRegistration, namedRegistration } from '../account/tax-registration/registration.sql.ts';
import { prepareStatement } from '../server/database/prepare-statement.server.ts';

export const findDefaultPlaceOfSupply = prepareStatement<{ customerId: number }, SupplyFacts>(
  'default_supply',
  sql`select ${namedRegistration} as named, ${defaultRegistration(sql`c.id`)} as standard,
      a.region_id as delivery_region_id
    from ${customers} c left join lateral (select d.region_id, d.customer_id, d.tax_registration_id from ${addresses} d
      where d.customer_id = c.id and d.purpose = 'delivery' and d.retired_at is null
      order by d.is_default desc, d.id limit 1) a on true
    where c.id = ${sql.placeholder('customerId')}`,
);
