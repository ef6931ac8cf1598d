import { sql } from 'drizzle-orm';
import { prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { taxRegistrations } from '../account.table.ts';

const p = sql.placeholder;

export const markRegistration = prepareWrite<
  { id: number; customerId: number; verified: boolean; reason: string | null; by: string; now: Date },
  never
>(
  'registration_decide',
  sql`update ${taxRegistrations} set
      verified_at = case when ${p('verified')}::boolean then ${p('now')}::timestamptz end,
      verified_by = case when ${p('verified')}::boolean then ${p('by')}::text end,
      refused_at = case when not ${p('verified')}::boolean then ${p('now')}::timestamptz end,
      refused_by = case when not ${p('verified')}::boolean then ${p('by')}::text end,
      refused_reason = case when not ${p('verified')}::boolean then ${p('reason')}::text end
    where id = ${p('id')}::bigint and customer_id = ${p('customerId')}::bigint`,
);
