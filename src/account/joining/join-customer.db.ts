import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers, users } from '../account.table.ts';
import { listedCustomers } from '../customer-list/listed-customers.table.ts';
import type { CustomerStatus } from '../customer-status.data.ts';
import { paperRequests } from '../papers/paper-requests.table.ts';
import { papers } from '../papers/papers.table.ts';

const p = sql.placeholder;

type Move = { userId: number; fromCustomerId: number; toCustomerId: number };

export const lockCustomerToJoin = prepareStatement<
  { site: SiteCode; customerId: number },
  { company: string; status: CustomerStatus }
>(
  'join_customer_lock',
  sql`select name as company, status from ${customers}
    where site = ${p('site')} and id = ${p('customerId')} and merged_into_id is null for no key update`,
);

export const moveUser = prepareWrite<Move, never>(
  'join_move_user',
  sql`update ${users} set customer_id = ${p('toCustomerId')}::bigint, from_customer_list = false
    where id = ${p('userId')} and customer_id = ${p('fromCustomerId')}`,
);

export const saveJoinedMobile = prepareWrite<
  { userId: number; mobile: string; isMobileVerified: boolean; now: Date },
  never
>(
  'join_save_mobile',
  sql`update ${users} set mobile = ${p('mobile')},
      mobile_verified_at = case when ${p('isMobileVerified')}::boolean then ${p('now')}::timestamptz end
    where id = ${p('userId')}`,
);

/** A paper that both are asked for is asked for once. */
export const movePapers = prepareWrite<Omit<Move, 'userId'>, never>(
  'join_move_papers',
  sql`with moved as (
      update ${papers} set customer_id = ${p('toCustomerId')}::bigint where customer_id = ${p('fromCustomerId')}::bigint)
    update ${paperRequests} q set customer_id = ${p('toCustomerId')}::bigint
    where q.customer_id = ${p('fromCustomerId')}::bigint and not exists (
      select from ${paperRequests} o where o.customer_id = ${p('toCustomerId')}::bigint and o.kind = q.kind
        and o.ended_at is null)`,
);

/** An account without users is no longer listed. */
export const markMerged = prepareWrite<Omit<Move, 'userId'>, never>(
  'join_mark_merged',
  sql`with joined as (
      update ${listedCustomers} set joining_customer_id = null
      where joining_customer_id = ${p('fromCustomerId')}::bigint)
    update ${customers} c set merged_into_id = ${p('toCustomerId')}::bigint
    where c.id = ${p('fromCustomerId')}::bigint
      and not exists (select from ${users} u where u.customer_id = c.id)`,
);
