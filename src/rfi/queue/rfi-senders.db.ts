import { sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { rfiEvents, rfiLines, rfis } from '../rfi.table.ts';
import type { RfiSender } from './rfi-sender.contract.ts';

const p = sql.placeholder;

/** Whether line `n` is to be answered now, as in the queue 'waiting'. */
const isWaiting = sql`n.answered_at is null and n.declined_at is null
  and (n.maker_until is null or n.maker_until <= ${p('today')}::date)`;

/** Finds customers who have at least so many RFIs waiting, the most first. */
export const findRfiSenders = prepareStatement<{ site: SiteCode; today: Day; least: number }, RfiSender>(
  'rfi_senders',
  sql`select c.id as customer_id, c.name as company,
      coalesce((select min(u.email) from ${users} u where u.customer_id = c.id), '') as email,
      c.status <> 'verification_pending' as is_verified, q.rfis, q.lines, q.oldest, q.newest
    from (select r.customer_id, count(distinct r.id)::int as rfis, count(*)::int as lines,
        min(r.asked_at) as oldest, max(r.asked_at) as newest
      from ${rfiLines} n join ${rfis} r on r.id = n.rfi_id where n.site = ${p('site')} and ${isWaiting}
      group by r.customer_id having count(distinct r.id) >= ${p('least')}) q
      join ${customers} c on c.id = q.customer_id
    order by q.rfis desc, c.id limit 20`,
);

export type LockedSender = { customerId: number; company: string; email: string };

/** Locks the customer before the lines, as every other transaction does. */
export const lockRfiSender = prepareStatement<{ site: SiteCode; customerId: number }, LockedSender>(
  'rfi_lock_sender',
  sql`select c.id as customer_id, c.name as company,
      coalesce((select min(u.email) from ${users} u where u.customer_id = c.id), '') as email
    from ${customers} c where c.site = ${p('site')} and c.id = ${p('customerId')} for no key update of c`,
);

type DeclineWaiting = {
  site: SiteCode;
  customerId: number;
  until: Date;
  today: Day;
  note: string;
  by: string;
  now: Date;
};

/** Declines every waiting line of RFIs that were sent until then; returns the RFIs in the order they were sent. */
export const declineWaitingLines = prepareWrite<DeclineWaiting, { number: string; lines: number }>(
  'rfi_decline_waiting',
  sql`with declined as (
      update ${rfiLines} n set declined_at = ${p('now')}::timestamptz, declined_by = ${p('by')},
        answer_note = ${p('note')}, held_at = null, held_by = null, revision = n.revision + 1
      from ${rfis} r where r.id = n.rfi_id and r.site = ${p('site')} and r.customer_id = ${p('customerId')}
        and r.asked_at <= ${p('until')}::timestamptz and ${isWaiting}
      returning n.id, n.rfi_id),
    events as (
      insert into ${rfiEvents} (site, rfi_line_id, step, by, note, at)
      select ${p('site')}, d.id, 'declined', ${p('by')}, ${p('note')}, ${p('now')}::timestamptz from declined d)
    select r.number, count(*)::int as lines from declined d join ${rfis} r on r.id = d.rfi_id
    group by r.id order by r.id`,
);
