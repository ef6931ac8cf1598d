import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { importRows } from '../imports.table.ts';
import type { ImportTotal } from './importer.ts';

const p = sql.placeholder;
const fact = (name: string) => sql`(r.values -> 'bill' ->> ${sql.raw(`'${name}'`)})::bigint`;

/** What the right lines of a file come to, also those that are in the ledger already. */
export const sumBills = prepareStatement<{ importId: number }, ImportTotal>(
  'import_bills_total',
  sql`select coalesce(sum(${fact('openMinor')}) filter (where ${fact('openMinor')} > 0), 0)::bigint as debit_minor,
      coalesce(-sum(${fact('openMinor')}) filter (where ${fact('openMinor')} < 0), 0)::bigint as credit_minor,
      (count(*) filter (where ${fact('openMinor')} <> 0))::int as lines,
      (count(distinct ${fact('customerId')}) filter (where ${fact('openMinor')} <> 0))::int as customers
    from ${importRows} r
    where r.import_id = ${p('importId')} and r.outcome in ('new', 'changed', 'unchanged') and r.values ? 'bill'`,
);
