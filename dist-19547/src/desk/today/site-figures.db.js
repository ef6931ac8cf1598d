import { sql } from 'drizzle-orm';
import { stock } from '../../catalogue/catalogue.table.js';
                                              
import { orderLines, orders } from '../../orders/orders.table.js';
import { rfiLines, rfis } from '../../rfi/rfi.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    

const p = sql.placeholder;
                                              

const isOrdered = sql`o.status not in ('Rejected', 'Cancelled')`;

/** Orders placed on each day of the site's calendar that had any. */
export const ordersByDay = prepareStatement 
                                
                                                  
 (
  'desk_orders_by_day',
  sql`select (o.placed_at at time zone ${p('timeZone')}::text)::date::text as day, count(*)::int as orders,
      sum(o.total_minor)::bigint as "totalMinor"
    from ${orders} o where o.site = ${p('site')} and o.placed_at >= ${p('since')} and ${isOrdered}
    group by 1 order by 1`,
);

/** `answeredMinutes` is the median from request to answer; ordered of quoted is the hit rate. */
export const rfiFigures = prepareStatement 
         
                                                                                       
 (
  'desk_rfi_figures',
  sql`select (count(*) filter (where l.answered_at is not null))::int as quoted,
      (count(*) filter (where l.ordered_at is not null))::int as ordered,
      (count(*) filter (where l.declined_at is not null))::int as declined,
      (percentile_cont(0.5) within group (
        order by extract(epoch from coalesce(l.answered_at, l.declined_at) - r.asked_at) / 60))::float8 as "answeredMinutes"
    from ${rfis} r join ${rfiLines} l on l.rfi_id = r.id where r.site = ${p('site')} and r.asked_at >= ${p('since')}`,
);

/** Lines quoted on each day of the site's calendar, and how many of them were ordered since. */
export const quotesByDay = prepareStatement 
                                
                                               
 (
  'desk_quotes_by_day',
  sql`select (l.answered_at at time zone ${p('timeZone')}::text)::date::text as day, count(*)::int as quoted,
      (count(*) filter (where l.ordered_at is not null))::int as ordered
    from ${rfis} r join ${rfiLines} l on l.rfi_id = r.id
    where r.site = ${p('site')} and r.asked_at >= ${p('since')} and l.answered_at is not null
    group by 1 order by 1`,
);

/** `answeredAt` is that of the last line, null while one waits. */
export const rfiAnswers = prepareStatement                                                    (
  'desk_rfi_answers',
  sql`select r.asked_at as "askedAt",
      case when bool_and(coalesce(l.answered_at, l.declined_at) is not null)
        then max(coalesce(l.answered_at, l.declined_at)) end as "answeredAt"
    from ${rfis} r join ${rfiLines} l on l.rfi_id = r.id where r.site = ${p('site')} and r.asked_at >= ${p('since')}
    group by r.id order by r.id desc limit 5000`,
);

/** By what was ordered in money. */
export const topItems = prepareStatement 
         
                                                                         
 (
  'desk_top_items',
  sql`select l.item_name as "itemName", l.maker, sum(l.ordered)::int as pieces, sum(l.total_minor)::bigint as "totalMinor"
    from ${orders} o join ${orderLines} l on l.order_id = o.id
    where o.site = ${p('site')} and o.placed_at >= ${p('since')} and l.kind = 'item' and ${isOrdered}
    group by l.item_name, l.maker order by sum(l.total_minor) desc, l.item_name limit 10`,
);

/** What RFIs named, the most wanted first, with what is free of it now. */
export const wantedItems = prepareStatement 
         
                                                                                     
 (
  'desk_wanted_items',
  sql`with wanted as (
      select l.item_name, l.maker, max(l.item_id) as item_id, count(*)::int as requests,
        sum(l.quantity_asked)::int as pieces
      from ${rfis} r join ${rfiLines} l on l.rfi_id = r.id
      where r.site = ${p('site')} and r.asked_at >= ${p('since')}
      group by l.item_name, l.maker order by count(*) desc, sum(l.quantity_asked) desc, l.item_name limit 10)
    select w.item_name as "itemName", w.maker, w.requests, w.pieces,
      coalesce((select sum(s.on_hand - s.reserved) from ${stock} s where s.item_id = w.item_id), 0)::int as free
    from wanted w order by w.requests desc, w.pieces desc, w.item_name`,
);
