import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';

const p = sql.placeholder;

export const findCustomerNames = prepareStatement<{ site: string; ids: number[] }, { id: number; name: string }>(
  'reports_customer_names',
  sql`select c.id, c.name from ${customers} c where c.site = ${p('site')} and c.id = any(${p('ids')}::bigint[])`,
);
