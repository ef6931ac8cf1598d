import { sql } from 'drizzle-orm';
import { customers } from '../account.table.ts';

/** Everybody at a site who looks after a customer, by name. */
export const salesManagers = sql`select distinct c.sales_manager as name from ${customers} c
  where c.site = ${sql.placeholder('site')} and c.sales_manager is not null order by 1 limit 200`;
