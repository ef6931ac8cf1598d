import { sql } from 'drizzle-orm';
import { prepareWrite } from '../server/database/prepare-statement.server.ts';
import { customers } from './account.table.ts';

const p = sql.placeholder;

/** A rejected or held account that its buyer has corrected waits for staff once more, from now on. */
export const waitAgain = prepareWrite<{ customerId: number; now: Date }, never>(
  'account_wait_again',
  sql`update ${customers} set profile_at = ${p('now')} where id = ${p('customerId')}
    and status = 'verification_pending' and status_reason is not null and profile_at is not null`,
);
