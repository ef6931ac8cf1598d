import { type SQL, sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.ts';
import type { Day } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { escapeLike } from '../../server/database/escape-like.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { rfiLines, rfis } from '../rfi.table.ts';
import type { RfiQueue } from './rfi-queues.ts';

const p = sql.placeholder;

export type QueuedRfi = {
  number: string;
  askedAt: Date;
  customerId: number;
  company: string;
  email: string;
  reference: string | null;
  wishedDate: Day | null;
  lines: number;
  waiting: number;
  quoted: number;
  ordered: number;
  /** Last day of the quote that ends first. */
  endsOn: Day | null;
};

const isWaiting = sql`n.answered_at is null and n.declined_at is null`;
const isQuoted = sql`n.answered_at is not null and n.ordered_at is null and n.lapsed_at is null
  and n.withdrawn_at is null and n.valid_until >= ${p('today')}::date`;

/** Its lines are found by their own index; the RFIs then one by one, because few of all RFIs are in such a queue. */
const byLines = (lines: SQL) => sql`(${lines}) q
      cross join lateral (select r.* from ${rfis} r where r.id = q.rfi_id offset 0) r`;

/** What a queue is selected from, where `r` is an RFI and `q` the lines it is in the queue for. */
const sources = {
  waiting: byLines(sql`select distinct n.rfi_id from ${rfiLines} n where n.site = ${p('site')} and ${isWaiting}`),
  quoted: byLines(sql`select n.rfi_id, min(n.valid_until) as ends_on from ${rfiLines} n
      where n.site = ${p('site')} and ${isQuoted} group by n.rfi_id`),
};

/** 'all' is exactly as in the index; two RFIs of one microsecond are not told apart. */
const orders: Record<RfiQueue, SQL> = {
  waiting: sql`r.asked_at, r.id`,
  quoted: sql`r.ends_on, r.id`,
  all: sql`r.asked_at desc nulls last`,
};

const numberMatches = sql`(r.number || ' ' || coalesce(r.reference, '')) ilike ${p('pattern')}`;
const companyMatches = sql`c.name ilike ${p('pattern')}`;

type Params = { site: string; today: Day; pattern: string; limit: number; offset: number; most: number };
type Found = { ids: number[]; total: number };

const page = (from: SQL, order: SQL) => sql`array(select r.id from ${from} order by ${order}
    limit ${p('limit')}::int offset ${p('offset')}::int) as ids,
  (select count(*)::int from (select from ${from} limit ${p('most')}::int) counted) as total`;

const findAll = prepareStatement<Omit<Params, 'today' | 'pattern'>, Found>(
  'rfi_list_all',
  sql`select ${page(sql`${rfis} r where r.site = ${p('site')}`, orders.all)}`,
);

/** By the indexes of what matches: at most as many of each as are counted, the newest. */
const searchAll = prepareStatement<Omit<Params, 'today'>, Found>(
  'rfi_search_all',
  sql`with found as materialized (
      (select r.id, r.asked_at from ${rfis} r where r.site = ${p('site')} and ${numberMatches}
        order by r.id desc limit ${p('most')}::int)
      union
      (select r.id, r.asked_at from ${rfis} r where r.customer_id in (
          select c.id from ${customers} c where c.site = ${p('site')} and ${companyMatches})
        order by r.id desc limit ${p('most')}::int))
    select ${page(sql`found r`, orders.all)}`,
);

/** A queue is short, so a search looks at each of its RFIs. */
function queueStatement(queue: 'waiting' | 'quoted') {
  const ends = queue === 'quoted' ? sql`, q.ends_on` : sql``;
  return prepareStatement<Params, Found>(
    `rfi_queue_${queue}`,
    sql`with found as materialized (
        select r.id, r.asked_at${ends} from ${sources[queue]}
        where ${p('pattern')}::text = '%%' or ${numberMatches}
          or exists (select from ${customers} c where c.id = r.customer_id and ${companyMatches}))
      select ${page(sql`found r`, orders[queue])}`,
  );
}
const findWaiting = queueStatement('waiting');
const findQuoted = queueStatement('quoted');

export type QueueSearch = {
  site: string;
  queue: RfiQueue;
  search: string;
  today: Day;
  limit: number;
  offset: number;
  most: number;
};

/** One page of a queue in its order; `total` is at most `most`. */
export async function findQueuedRfiIds(db: Db, { queue, search, ...rest }: QueueSearch): Promise<Found> {
  const params = { ...rest, pattern: `%${escapeLike(search)}%` };
  const find =
    queue === 'waiting' ? findWaiting : queue === 'quoted' ? findQuoted : search === '' ? findAll : searchAll;
  const [found] = await find(db, params);
  return found ?? { ids: [], total: 0 };
}

export const findQueuedRfis = prepareStatement<{ ids: number[]; today: Day }, QueuedRfi>(
  'rfi_queue_rows',
  sql`select r.number, r.asked_at as "askedAt", c.id as "customerId", c.name as company, u.email, r.reference,
      r.wished_date as "wishedDate", l.lines, l.waiting, l.quoted, l.ordered, l."endsOn"
    from unnest(${p('ids')}::bigint[]) with ordinality as wanted (id, place) join ${rfis} r on r.id = wanted.id
      join ${customers} c on c.id = r.customer_id join ${users} u on u.id = r.user_id
      cross join lateral (select count(*)::int as lines, (count(*) filter (where ${isWaiting}))::int as waiting,
          (count(*) filter (where ${isQuoted}))::int as quoted,
          (count(*) filter (where n.ordered_at is not null))::int as ordered,
          min(n.valid_until) filter (where ${isQuoted}) as "endsOn"
        from ${rfiLines} n where n.rfi_id = r.id) l
    order by wanted.place`,
);
