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

/** What a queue is selected from, where `r` is an RFI; the lines of a queue are found by their own indexes. */
const sources: Record<RfiQueue, SQL> = {
  waiting: sql`(select distinct n.rfi_id from ${rfiLines} n where n.site = ${p('site')} and ${isWaiting}) q join ${rfis} r on r.id = q.rfi_id`,
  quoted: sql`(select n.rfi_id, min(n.valid_until) as ends_on from ${rfiLines} n
      where n.site = ${p('site')} and ${isQuoted} group by n.rfi_id) q
    join ${rfis} r on r.id = q.rfi_id`,
  all: sql`${rfis} r`,
};

const orders: Record<RfiQueue, { inside: SQL; outside: SQL }> = {
  waiting: { inside: sql`r.asked_at, r.id`, outside: sql`r.asked_at, r.id` },
  quoted: { inside: sql`q.ends_on, r.id`, outside: sql`l."endsOn", r.id` },
  // Exactly as in the index; two RFIs of one microsecond are not told apart.
  all: { inside: sql`r.asked_at desc nulls last`, outside: sql`r.asked_at desc nulls last` },
};

const numberMatches = sql`(r.number || ' ' || coalesce(r.reference, '')) ilike ${p('pattern')}`;
const companiesFound = sql`select c.id from ${customers} c where c.site = ${p('site')} and c.name ilike ${p('pattern')}`;

/** A queue is short, so each of its RFIs is looked at. */
const filtered = sql`and (${numberMatches} or exists (
  select from ${customers} c where c.id = r.customer_id and c.name ilike ${p('pattern')}))`;
/** Of all RFIs those that match are found first, by their indexes: at most as many as are counted, the newest. */
const preselected = sql`and r.id in (
  (select r.id from ${rfis} r where r.site = ${p('site')} and ${numberMatches} order by r.id desc limit 10000)
  union all
  (select r.id from ${rfis} r where r.customer_id in (${companiesFound}) order by r.id desc limit 10000))`;

type Params = { site: string; today: Day; pattern: string };

function statementsFor(queue: RfiQueue, search: SQL, name: string) {
  const matching = sql`from ${sources[queue]} where r.site = ${p('site')} ${search}`;
  const { inside, outside } = orders[queue];
  return {
    rows: prepareStatement<Params & { offset: number; limit: number }, QueuedRfi>(
      `rfi_queue_${queue}${name}`,
      sql`select r.number, r.asked_at as "askedAt", c.id as "customerId", c.name as company, u.email, r.reference,
          r.wished_date as "wishedDate", l.lines, l.waiting, l.quoted, l.ordered, l."endsOn"
        from (select r.* ${matching} order by ${inside} limit ${p('limit')}::int offset ${p('offset')}::int) r
          join ${customers} c on c.id = r.customer_id join ${users} u on u.id = r.user_id
          cross join lateral (select count(*)::int as lines, (count(*) filter (where ${isWaiting}))::int as waiting,
              (count(*) filter (where ${isQuoted}))::int as quoted,
              (count(*) filter (where n.ordered_at is not null))::int as ordered,
              min(n.valid_until) filter (where ${isQuoted}) as "endsOn"
            from ${rfiLines} n where n.rfi_id = r.id) l
        order by ${outside}`,
    ),
    count: prepareStatement<Params & { most: number }, { total: number }>(
      `rfi_count_${queue}${name}`,
      sql`select count(*)::int as total from (select ${matching} limit ${p('most')}::int) m`,
    ),
  };
}

const bothFor = (queue: RfiQueue) => ({
  plain: statementsFor(queue, sql``, ''),
  searched: statementsFor(queue, queue === 'all' ? preselected : filtered, '_search'),
});
const statements = { waiting: bothFor('waiting'), quoted: bothFor('quoted'), all: bothFor('all') };

const statementsOf = (queue: RfiQueue, search: string) => statements[queue][search ? 'searched' : 'plain'];

export type QueueSearch = { site: string; queue: RfiQueue; search: string; today: Day };

const paramsOf = ({ site, search, today }: QueueSearch): Params => ({
  site,
  today,
  pattern: `%${escapeLike(search)}%`,
});

export const findQueuedRfis = (db: Db, search: QueueSearch, offset: number, limit: number): Promise<QueuedRfi[]> =>
  statementsOf(search.queue, search.search).rows(db, { ...paramsOf(search), offset, limit });

export async function countQueuedRfis(db: Db, search: QueueSearch, most: number): Promise<number> {
  const [row] = await statementsOf(search.queue, search.search).count(db, { ...paramsOf(search), most });
  return row?.total ?? 0;
}
