import type { PoolClient } from 'pg';
import type { Site } from '../../../src/sites/site.ts';
import { runStatements } from '../postgres/run-statements.ts';

const items = `create temp table grown_items as
  select row_number() over (order by popularity desc, id) - 1 as place, id as item_id, code, name, maker, super_category,
    category, hsn, unit, origin, list_minor, tax_bp, coalesce(weight_kg, 0.1) as weight_kg
  from items where site = $1 and retired_at is null and list_minor > 0`;

/** In temporary tables. Two years of orders; an item or customer of a low place is ordered from more often. */
const draw = [
  `create temp table drawn_orders as
    select n, 1 + floor(power(random(), 2) * (select count(*) from grown_customers))::int as customer, random() as chance,
      random() as way, now() - ($1::int - n) * interval '730 days' / $1::int as placed_at
    from generate_series(1, $1::int) n`,
  `create temp table grown_orders as
    select o.n, (select max(id) from orders) + o.n as id, c.id as customer_id, c.user_id, c.name, c.tax_number, o.placed_at,
      to_char(o.placed_at, 'YY') || lpad((1000 + row_number() over (partition by to_char(o.placed_at, 'YY') order by o.n))::text,
        6, '0') as serial,
      case when o.way < 0.82 then 'credit' when o.way < 0.92 then 'transfer' else 'online' end as paid,
      case when now() - o.placed_at < interval '3 days' and o.chance < 0.5 then 'Awaiting Internal Approval'
        when o.chance < 0.02 then 'Rejected' when o.chance < 0.05 then 'Cancelled'
        when now() - o.placed_at < interval '20 days' and o.chance < 0.9 then 'Confirmed'
        when now() - o.placed_at < interval '40 days' and o.chance < 0.6 or o.chance < 0.06 then 'Dispatched'
        else 'Delivered' end as status
    from drawn_orders o join grown_customers c on c.n = o.customer`,
  `create temp table drawn_lines as
    select o.n, l as line_no, floor(power(random(), 3) * (select count(*) from grown_items))::int as place,
      1 + floor(random() * 40)::int as ordered, random() as chance
    from grown_orders o cross join lateral generate_series(1, 1 + least(14, floor(-ln(1 - random()) * 2.5 + 0 * o.n)::int)) l`,
  `create temp table grown_lines as
    select (select max(id) from order_lines) + row_number() over (order by l.n, l.line_no) as id, o.id as order_id, o.status, l.line_no,
      i.*, l.ordered, i.list_minor * 65 / 100 as unit_minor, l.ordered * (i.list_minor * 65 / 100) as total_minor,
      l.ordered * (i.list_minor * 65 / 100) * i.tax_bp / 10000 as tax_minor,
      case when o.status = 'Delivered' or o.status = 'Dispatched' and (l.line_no = 1 or l.chance < 0.8) then l.ordered else 0 end
        as dispatched,
      case when o.status in ('Rejected', 'Cancelled') then l.ordered else 0 end as cancelled,
      (o.placed_at + (2 + l.chance * 12) * interval '1 day')::date as expected_on
    from drawn_lines l join grown_orders o on o.n = l.n join grown_items i on i.place = l.place`,
  `create index on grown_lines (order_id)`,
  `analyze grown_lines`,
  `create temp table grown_sums as
    select order_id, sum(total_minor)::bigint as subtotal, sum(tax_minor)::bigint as tax, sum(weight_kg * ordered) as weight,
      sum(total_minor) filter (where dispatched > 0) as invoiced, sum(tax_minor) filter (where dispatched > 0) as invoiced_tax
    from grown_lines group by order_id`,
  `create temp table grown_invoices as
    select row_number() over (order by o.n) as n, o.id, o.customer_id, o.name, o.paid, o.status, s.invoiced as subtotal, s.invoiced_tax as tax,
      least(now(), o.placed_at + interval '3 days') as at, (least(now(), o.placed_at + interval '3 days'))::date as day,
      'NM/' || lpad((10000 + row_number() over (order by o.n))::text, 7, '0') as number,
      o.paid = 'credit' and (now() - o.placed_at < interval '30 days' and o.n % 20 < 17 or o.n % 5 = 0) as unpaid
    from grown_orders o join grown_sums s on s.order_id = o.id where s.invoiced > 0`,
];

const party = `jsonb_build_object('name', o.name, 'taxNumber', o.tax_number, 'line', 'Plot 14, Industrial Area', 'city', 'Pune',
  'region', 'Maharashtra', 'pincode', '410501')`;

const tables = [
  `insert into orders (id, site, customer_id, user_id, branch_id, number, status, payment_mode, payment_option, currency,
      subtotal_minor, tax_minor, total_minor, weight_kg, tax_form, place_of_supply_id, place_of_supply, seller, bill_to,
      deliver_to, delivery_address_id, purchase_order_no, placed_at)
    select o.id, $1, o.customer_id, o.user_id, b.id, upper($1) || o.serial, o.status,
      case o.paid when 'online' then 'Online' else 'Offline' end, case o.paid when 'credit' then 'credit' else 'cash' end, $2,
      s.subtotal, s.tax, s.subtotal + s.tax, s.weight, 'state', 27, 'Maharashtra', p.seller, ${party}, ${party}, 0,
      case when o.n % 10 < 7 then (array['PO', 'PO-', 'P/', '45'])[1 + o.n % 4] || (o.n * 7 + 100000) end, o.placed_at
    from grown_orders o join grown_sums s on s.order_id = o.id join branches b on b.site = $1 and b.position = 1
      cross join (select seller from orders where site = $1 limit 1) p`,
  `insert into order_lines (id, site, order_id, line_no, item_id, item_code, item_name, maker, category, hsn, unit, origin,
      ordered, dispatched, cancelled, list_minor, unit_minor, discount_bp, total_minor, tax_bp, tax_minor, currency, weight_kg,
      expected_on)
    select id, $1, order_id, line_no, item_id, code, name, maker, category, hsn, unit, origin, ordered, dispatched, cancelled,
      list_minor, unit_minor, 3500, total_minor, tax_bp, tax_minor, $2, weight_kg * ordered, expected_on from grown_lines`,
  `insert into order_events (site, order_id, status, by, at)
    select $1, id, e.status, 'bench', placed_at from grown_orders o cross join lateral unnest(case o.status
      when 'Delivered' then array['Awaiting Internal Approval', 'Confirmed', 'Dispatched', 'Delivered']
      when 'Dispatched' then array['Awaiting Internal Approval', 'Confirmed', 'Dispatched']
      when 'Awaiting Internal Approval' then array['Awaiting Internal Approval']
      else array['Awaiting Internal Approval', o.status] end) e (status)`,
  `insert into dispatches (id, site, order_id, branch_id, dispatch_no, carrier, docket, dispatched_at, dispatched_by, delivered_at,
      delivered_by)
    select (select max(id) from dispatches) + i.n, $1, i.id, b.id, 1, 'VRL', 'D' || i.n, i.at, 'bench',
      case when i.status = 'Delivered' then i.at end, case when i.status = 'Delivered' then 'bench' end
    from grown_invoices i join branches b on b.site = $1 and b.position = 1`,
  `insert into dispatch_lines (site, dispatch_id, order_line_id, quantity)
    select $1, d.id, l.id, l.dispatched from grown_lines l join dispatches d on d.order_id = l.order_id
    where l.dispatched > 0`,
  `insert into documents (id, site, customer_id, order_id, dispatch_id, kind, number, issued_on, issued_at, issued_by, currency,
      subtotal_minor, tax_minor, total_minor, head)
    select (select max(id) from documents) + i.n, $1, i.customer_id, i.id, d.id, 'tax_invoice', i.number, i.day, i.at, 'bench', $2,
      i.subtotal, i.tax, i.subtotal + i.tax, h.head
    from grown_invoices i join dispatches d on d.order_id = i.id
      cross join (select head from documents where site = $1 and kind = 'tax_invoice' limit 1) h`,
  `insert into document_lines (document_id, line_no, site, order_line_id, item_code, item_name, maker, category, hsn, unit, origin,
      quantity, list_minor, unit_minor, discount_bp, taxable_minor, tax_bp, central_minor, state_minor, whole_minor)
    select d.id, l.line_no, $1, l.id, l.code, l.name, l.maker, l.category, l.hsn, l.unit, l.origin, l.dispatched, l.list_minor,
      l.unit_minor, 3500, l.total_minor, l.tax_bp, l.tax_minor / 2, l.tax_minor / 2, 0
    from grown_lines l join documents d on d.order_id = l.order_id where l.dispatched > 0`,
  `insert into outbox (site, channel, receiver, template, data, created_at, sent_at)
    select $1, 'mail', c.email, 'order-status', jsonb_build_object('orderNumber', upper($1) || o.serial, 'status', s.status,
      'company', o.name, 'note', ''), o.placed_at, o.placed_at
    from grown_orders o join grown_customers c on c.id = o.customer_id, unnest(array['Confirmed', 'Dispatched']) s (status)
   `,
  `insert into audit_trail (site, at, actor, actor_name, action, subject, customer_id)
    select $1, o.placed_at, 'staff', 'bench', action, upper($1) || o.serial, o.customer_id
    from grown_orders o, unnest(array['order confirmed', 'order dispatched']) action`,
];

/** New orders of the site's grown customers with lines, dispatches, invoices, mails and audit entries. */
export async function growOrders(db: PoolClient, { code, currency }: Site, orders: number): Promise<void> {
  await runStatements(db, [items], [code]);
  await runStatements(db, draw, [orders]);
  await runStatements(db, tables, [code, currency]);
}
