import { sql } from 'drizzle-orm';
import { outbox } from './messages/outbox.table.ts';
import { serials } from './orders/orders.table.ts';
import { payments } from './payments/online-payments/online-payments.table.ts';
import { paymentsToCheckOf } from './payments/online-payments/payments-to-check.sql.ts';
import { prepareStatement } from './server/database/prepare-statement.server.ts';
import { siteCodes } from './sites/site.ts';

export type StoreFigure = {
  figure: 'messages waiting' | 'message age' | 'payments' | 'payments to check' | 'orders';
  site: string;
  label: string;
  value: number;
};

const now = sql`${sql.placeholder('now')}::timestamptz`;
const everySite = sql.raw(siteCodes.map((code) => `('${code}')`).join(', '));
/** A queue that is longer is counted up to here, so that reading it stays cheap when it matters most. */
const maxMessages = 10_000;
const maxPayments = 1_000;

/** Counts for metrics what the store has to do and has done. Each part reads a bounded part of an index. */
export const readStoreFigures = prepareStatement<{ now: Date }, StoreFigure>(
  'store_figures',
  sql`with sites (site) as (values ${everySite}),
    waiting as (select site, channel, created_at from ${outbox} where next_try_at is not null
      order by next_try_at limit ${sql.raw(String(maxMessages))})
  select 'messages waiting' as figure, site, channel as label, count(*)::float8 as value from waiting group by site, channel
  union all
  select 'message age', site, channel, extract(epoch from ${now} - min(created_at))::float8 from waiting group by site, channel
  union all
  select 'payments', s.site, l.state, count(*)::float8 from sites s cross join lateral (
      select m.state, m.created_at from ${payments} m where m.site = s.site order by m.id desc
      limit ${sql.raw(String(maxPayments))}) as l
    where l.created_at > ${now} - interval '1 day' group by s.site, l.state
  union all
  select 'payments to check', s.site, c.problem, count(*)::float8 from sites s cross join lateral (
      select * from (${paymentsToCheckOf(sql`s.site`, now)}) as every limit ${sql.raw(String(maxPayments))}) as c
    group by s.site, c.problem
  union all
  select 'orders', site, '', sum(last)::float8 from ${serials} where kind = 'order' group by site`,
);
