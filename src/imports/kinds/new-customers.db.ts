import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { importRows } from '../imports.table.ts';

const p = sql.placeholder;
const fact = (name: string) => sql`r.values -> 'customer' -> 'line' ->> ${sql.raw(`'${name}'`)}`;

/** New customers of a file that lack what most have. */
export const countBareCustomers = prepareStatement<
  { importId: number },
  { unregistered: number; withoutEmail: number; withoutCredit: number }
>(
  'import_bare_customers',
  sql`select (count(*) filter (where ${fact('taxNumber')} = ''))::int as unregistered,
      (count(*) filter (where ${fact('email')} = ''))::int as without_email,
      (count(*) filter (where ${fact('creditLimitMinor')} is null))::int as without_credit
    from ${importRows} r
    where r.import_id = ${p('importId')} and r.outcome = 'new' and r.values ? 'customer'
      and not (r.values -> 'customer' ? 'sameAs')`,
);
