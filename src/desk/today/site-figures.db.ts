import { sql } from 'drizzle-orm';
import { stock } from '../../catalogue/catalogue.table.ts';
import { freeForAnybody } from '../../catalogue/stock/free-stock.sql.ts';
import type { Day } from '../../lib/dates.ts';
import { orderLines, orders } from '../../orders/orders.table.ts';
import { rfiLines, rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';

const p = sql.placeholder;
type Period = { site: SiteCode; since: Date };

const isOrdered = sql`o.status not in ('Rejected', 'Cancelled')`;

/** Orders placed on each day of the site's calendar that had any. */
export const ordersByDay = prepareStatement<
  Period & { timeZone: string },
  { day: Day; orders: number; totalMinor: number }
>(
  'desk_orders_by_day',
  sql`select (o.placed_at at time zone ${p('timeZone')}::text)::date::text as day, count(*)::int as orders,
      sum(o.total_minor)::bigint as total_minor
    from ${orders} o where o.site = ${p('site')} and o.placed_at >= ${p('since')} and ${isOrdered}
    group by 1 order by 1`,
);

/** `answeredMinutes` is the median from request to answer; ordered of quoted is the hit rate. */
export const rfiFigures = prepareStatement<
  Period,
  { quoted: number; ordered: number; declined: number; answeredMinutes: number | null }
>(
  'desk_rfi_figures',
  sql`select (count(*) filter (where l.answered_at is not null))::int as quoted,
      (count(*) filter (where l.ordered_at is not null))::int as ordered,
      (count(*) filter (where l.declined_at is not null))::int as declined,
      (percentile_cont(0.5) within group (
        order by extract(epoch from coalesce(l.answered_at, l.declined_at) - r.asked_at) / 60))::float8 as answered_minutes
    from ${rfis} r join ${rfiLines} l on l.rfi_id = r.id where r.site = ${p('site')} and r.asked_at >= ${p('since')}`,
);

/** Lines quoted on each day of the site's calendar, and how many of them were ordered since. */
export const quotesByDay = prepareStatement<
  Period & { timeZone: string },
  { day: Day; quoted: number; ordered: number }
>(
  'desk_quotes_by_day',
  sql`select (l.answered_at at time zone ${p('timeZone')}::text)::date::text as day, count(*)::int as quoted,
      (count(*) filter (where l.ordered_at is not null))::int as ordered
    from ${rfis} r join ${rfiLines} l on l.rfi_id = r.id
    where r.site = ${p('site')} and r.asked_at >= ${p('since')} and l.answered_at is not null
    group by 1 order by 1`,
);

/** `answeredAt` is that of the last line, null while one waits. */
export const rfiAnswers = prepareStatement<Period, { askedAt: Date; answeredAt: Date | null }>(
  'desk_rfi_answers',
  sql`select r.asked_at,
      case when bool_and(coalesce(l.answered_at, l.declined_at) is not null)
        then max(coalesce(l.answered_at, l.declined_at)) end as answered_at
    from ${rfis} r join ${rfiLines} l on l.rfi_id = r.id where r.site = ${p('site')} and r.asked_at >= ${p('since')}
    group by r.id order by r.id desc limit 5000`,
);

/** The items with the most money ordered come first. */
export const topItems = prepareStatement<
  Period,
  { itemName: string; maker: string; pieces: number; totalMinor: number }
>(
  'desk_top_items',
  sql`select l.item_name, l.maker, sum(l.ordered)::int as pieces, sum(l.total_minor)::bigint as total_minor
    from ${orders} o join ${orderLines} l on l.order_id = o.id
    where o.site = ${p('site')} and o.placed_at >= ${p('since')} and l.kind = 'item' and ${isOrdered}
    group by l.item_name, l.maker order by sum(l.total_minor) desc, l.item_name limit 10`,
);

/** The items that RFIs named, the most wanted first, with the pieces that are free now. */
export const wantedItems = prepareStatement<
  Period & { now: Date },
  { itemName: string; maker: string; requests: number; pieces: number; free: number }
>(
  'desk_wanted_items',
  sql`with wanted as (
      select l.item_name, l.maker, max(l.item_id) as item_id, count(*)::int as requests,
        sum(l.quantity_asked)::int as pieces
      from ${rfis} r join ${rfiLines} l on l.rfi_id = r.id
      where r.site = ${p('site')} and r.asked_at >= ${p('since')}
      group by l.item_name, l.maker order by count(*) desc, sum(l.quantity_asked) desc, l.item_name limit 10)
    select w.item_name, w.maker, w.requests, w.pieces,
      coalesce((select sum(${freeForAnybody(sql`${p('now')}`)}) from ${stock} s where s.item_id = w.item_id), 0)::int as free
    from wanted w order by w.requests desc, w.pieces desc, w.item_name`,
);
