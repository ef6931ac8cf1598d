import { sql } from 'drizzle-orm';
import { users } from '../account/account.table.ts';
import { prepareWrite } from '../server/database/prepare-statement.server.ts';
import { rfiFiles, rfiLines, rfis } from './rfi.table.ts';

const p = sql.placeholder;

/**
 * The RFIs of a user who belongs to another customer from now on, with their files and those not sent yet. Those that staff
 * entered go with the last user, for the account is not listed after.
 */
export const moveRfiRows = prepareWrite<{ userId: number; fromCustomerId: number; toCustomerId: number }, never>(
  'rfis_move',
  sql`with files as (
      update ${rfiFiles} f set customer_id = ${p('toCustomerId')}::bigint
      where f.customer_id = ${p('fromCustomerId')}::bigint and (f.rfi_line_id is null or exists (
        select from ${rfiLines} n join ${rfis} r on r.id = n.rfi_id
        where n.id = f.rfi_line_id and r.user_id = ${p('userId')}::bigint)))
    update ${rfis} set customer_id = ${p('toCustomerId')}::bigint
    where customer_id = ${p('fromCustomerId')}::bigint and (user_id = ${p('userId')}::bigint
      or (user_id is null and not exists (select from ${users} u where u.customer_id = ${p('fromCustomerId')}::bigint)))`,
);
