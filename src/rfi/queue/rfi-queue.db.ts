import { type SQL, sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import type { CustomerSearch } from '../../account/customer-search.rule.ts';
import { writtenTo } from '../../account/customers/customer-reach.sql.ts';
import { customersFound } from '../../account/customers-found.sql.ts';
import { staff, staffRolesOfSites } from '../../account/staff/staff.table.ts';
import type { Day } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { numberText } from '../../server/database/search-text.sql.ts';
import type { SiteCode } from '../../sites/site.ts';
import { rfiLines, rfis } from '../rfi.table.ts';
import type { QueuedRfi } from './queued-rfi.contract.ts';
import type { RfiQueue } from './rfi-queues.ts';

const p = sql.placeholder;

/** A listed RFI, but for when the answer is due, which the calendar of the site decides. */
export type QueuedRfiRecord = Omit<QueuedRfi, 'dueAt'> & {
  customerId: number;
  email: string;
  /** The first day on which lines to answer came back from the maker; null while others have never been answered. */
  backOn: Day | null;
};

const isOpen = sql`n.answered_at is null and n.declined_at is null`;
const isWaiting = sql`${isOpen} and (n.maker_until is null or n.maker_until <= ${p('today')}::date)`;
const isAtMaker = sql`${isOpen} and n.maker_until > ${p('today')}::date`;
const isQuoted = sql`n.answered_at is not null and n.ordered_at is null and n.lapsed_at is null
  and n.withdrawn_at is null and n.valid_until >= ${p('today')}::date`;

const isEnding = sql`${isQuoted} and n.valid_until <= ${p('today')}::date + 1`;

/** Its lines are found by their own index; the RFIs then one by one, because few of all RFIs are in such a queue. */
const byLines = (lines: SQL, where = sql``) => sql`(${lines}) q
      cross join lateral (select r.* from ${rfis} r where r.id = q.rfi_id offset 0) r ${where}`;
const linesWith = (condition: SQL, columns: SQL) => sql`select ${columns} from ${rfiLines} n
      where n.site = ${p('site')} and ${condition}`;
const rfisWith = (condition: SQL) => linesWith(condition, sql`distinct n.rfi_id`);
const firstDayOf = (condition: SQL, day: SQL) =>
  sql`${linesWith(condition, sql`n.rfi_id, min(${day}) as first_day`)} group by n.rfi_id`;

type LineQueue = Exclude<RfiQueue, 'all'>;

/** What a queue is selected from, where `r` is an RFI and `q` the lines it is in the queue for. */
const sources: Record<LineQueue, SQL> = {
  waiting: byLines(rfisWith(isWaiting)),
  mine: byLines(rfisWith(isOpen), sql`where r.assigned_to = ${p('staffId')}::bigint`),
  nobody: byLines(
    rfisWith(isOpen),
    sql`where not exists (select from ${staffRolesOfSites} w join ${staff} s on s.id = w.staff_id
      where w.staff_id = r.assigned_to and w.site = ${p('site')} and s.disabled_at is null)`,
  ),
  maker: byLines(firstDayOf(isAtMaker, sql`n.maker_until`)),
  quoted: byLines(firstDayOf(isQuoted, sql`n.valid_until`)),
  ending: byLines(firstDayOf(isEnding, sql`n.valid_until`)),
};

const oldestFirst = sql`r.asked_at, r.id`;
const firstDayFirst = sql`r.first_day, r.id`;
const orders: Record<LineQueue, SQL> = {
  waiting: oldestFirst,
  mine: oldestFirst,
  nobody: oldestFirst,
  maker: firstDayFirst,
  quoted: firstDayFirst,
  ending: firstDayFirst,
};
/** Exactly as in the index; two RFIs of one microsecond are not told apart. */
const newestFirst = sql`r.asked_at desc nulls last`;

const numberMatches = sql`${numberText(sql`r.number`, sql`r.reference`)} like any(${p('parts')}::text[])`;

type PageParams = { site: string; limit: number; offset: number; most: number };
type Search = CustomerSearch & {
  /** Patterns for LIKE, of numbers without their signs. */
  parts: string[];
};
type Params = PageParams & Search & { today: Day; staffId: number };
type Found = { ids: number[]; total: number };

const page = (from: SQL, order: SQL) => sql`array(select r.id from ${from} order by ${order}
    limit ${p('limit')}::int offset ${p('offset')}::int) as ids,
  (select count(*)::int from (select from ${from} limit ${p('most')}::int) counted) as total`;

const findAll = prepareStatement<PageParams, Found>(
  'rfi_list_all',
  sql`select ${page(sql`${rfis} r where r.site = ${p('site')}`, newestFirst)}`,
);

/** Uses the indexes of what matches: at most as many of each as are counted, the newest. */
const searchAll = prepareStatement<PageParams & Search, Found>(
  'rfi_search_all',
  sql`with found as materialized (
      (select r.id, r.asked_at from ${rfis} r where r.site = ${p('site')} and ${numberMatches}
        order by r.id desc limit ${p('most')}::int)
      union
      (select r.id, r.asked_at from ${rfis} r where r.customer_id = any(array${customersFound})
        order by r.id desc limit ${p('most')}::int))
    select ${page(sql`found r`, newestFirst)}`,
);

/** A queue is short, so a search looks at each of its RFIs. */
function queueStatement(queue: LineQueue) {
  const firstDay = orders[queue] === firstDayFirst ? sql`, first_day` : sql``;
  return prepareStatement<Params, Found>(
    `rfi_queue_${queue}`,
    sql`with queue as not materialized (select r.*${firstDay} from ${sources[queue]}),
      found as materialized (
        select r.id, r.asked_at${firstDay} from queue r
        where ${p('searchCount')}::int = 0 or ${numberMatches} or r.customer_id = any(array${customersFound}))
      select ${page(sql`found r`, orders[queue])}`,
  );
}
const queueStatements: Record<LineQueue, (db: Db, params: Params) => Promise<Found[]>> = {
  waiting: queueStatement('waiting'),
  mine: queueStatement('mine'),
  nobody: queueStatement('nobody'),
  maker: queueStatement('maker'),
  quoted: queueStatement('quoted'),
  ending: queueStatement('ending'),
};

export type QueueSearch = Search & {
  site: string;
  queue: RfiQueue;
  today: Day;
  /** The person whose queue 'mine' is. */
  staffId: number;
  limit: number;
  offset: number;
  most: number;
};

/** One page of a queue in its order; `total` is at most `most`. */
export async function findQueuedRfiIds(db: Db, { queue, ...params }: QueueSearch): Promise<Found> {
  const find = queue === 'all' ? (params.searchCount === 0 ? findAll : searchAll) : queueStatements[queue];
  const [found] = await find(db, params);
  return found ?? { ids: [], total: 0 };
}

export const findQueuedRfis = prepareStatement<{ ids: number[]; today: Day }, QueuedRfiRecord>(
  'rfi_queue_rows',
  sql`select r.number, r.asked_at, c.id as customer_id, c.name as company, u.email, r.reference, r.wished_date, l.lines,
      l.waiting, l.at_maker, l.maker_until, l.back_on, l.quoted, l.ordered, l.ends_on, s.name as assignee
    from unnest(${p('ids')}::bigint[]) with ordinality as wanted (id, place) join ${rfis} r on r.id = wanted.id
      join ${customers} c on c.id = r.customer_id join lateral ${writtenTo(sql`r.user_id`, sql`r.customer_id`)} u on true
      left join ${staff} s on s.id = r.assigned_to
      cross join lateral (select count(*)::int as lines, (count(*) filter (where ${isWaiting}))::int as waiting,
          (count(*) filter (where ${isAtMaker}))::int as at_maker,
          min(n.maker_until) filter (where ${isAtMaker}) as maker_until,
          case when bool_or(${isWaiting} and n.maker_until is null) then null
            else min(n.maker_until) filter (where ${isWaiting}) end as back_on,
          (count(*) filter (where ${isQuoted}))::int as quoted,
          (count(*) filter (where n.ordered_at is not null))::int as ordered,
          min(n.valid_until) filter (where ${isQuoted}) as ends_on
        from ${rfiLines} n where n.rfi_id = r.id) l
    order by wanted.place`,
);

export type Assignee = { staffId: number; email: string; name: string };
type AssignedRfi = { rfiId: number; customerId: number; email: string | null; name: string | null };

type Named = { site: string; number: string };

const lockRfi = prepareStatement<Named, { id: number }>(
  'rfi_lock_assignment',
  sql`select r.id from ${rfis} r where r.site = ${p('site')} and r.number = ${p('number')} for no key update`,
);

const findAssignment = prepareStatement<Named, AssignedRfi>(
  'rfi_assignment',
  sql`select r.id as rfi_id, r.customer_id, s.email, s.name
    from ${rfis} r left join ${staff} s on s.id = r.assigned_to
    where r.site = ${p('site')} and r.number = ${p('number')}`,
);

export async function lockAssignment(db: Db, named: Named): Promise<AssignedRfi | undefined> {
  const [, [found]] = await inOneRoundTrip(db, [() => lockRfi(db, named), () => findAssignment(db, named)]);
  return found;
}

export const saveAssignment = prepareWrite<{ rfiId: number; staffId: number | null }, never>(
  'rfi_assign',
  sql`update ${rfis} set assigned_to = ${p('staffId')} where id = ${p('rfiId')}`,
);

/** Changes nothing where somebody has it. */
export const saveClaim = prepareWrite<{ site: string; number: string; staffId: number }, { customerId: number }>(
  'rfi_claim',
  sql`update ${rfis} set assigned_to = ${p('staffId')}
    where site = ${p('site')} and number = ${p('number')} and assigned_to is null returning customer_id`,
);

export const findStaffWithRoles = prepareStatement<{ site: SiteCode }, Assignee & { roles: string[] }>(
  'rfi_staff_of_site',
  sql`select s.id as staff_id, s.email, s.name, array_agg(r.role) as roles
    from ${staff} s join ${staffRolesOfSites} r on r.staff_id = s.id and r.site = ${p('site')}
    where s.disabled_at is null group by s.id order by s.name, s.id limit 500`,
);
