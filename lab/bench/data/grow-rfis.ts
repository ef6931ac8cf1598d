import type { PoolClient } from 'pg';
import type { Site } from '../../../src/sites/site.ts';
import { runStatements } from '../postgres/run-statements.ts';

const draw = `create temp table grown_rfis as
  select r.n, (select max(id) from rfis) + r.n as id, c.id as customer_id, c.user_id,
    now() - ($1::int - r.n) * interval '730 days' / $1::int as asked_at
  from (select n, 1 + floor(power(random(), 2) * (select count(*) from grown_customers))::int as customer
    from generate_series(1, $1::int) n) r join grown_customers c on c.n = r.customer`;

/** The latest 200 RFIs wait, the 2,500 before them have quotes that can be ordered. */
const tables = [
  `insert into rfis (id, site, customer_id, user_id, number, currency, reference, asked_at)
    select id, $1, customer_id, user_id, 'RFI' || upper($1) || to_char(asked_at, 'YY') || lpad((1000 + n)::text, 6, '0'), $2,
      case when n % 3 = 0 then 'ENQ-' || n * 7 end, asked_at from grown_rfis`,
  `insert into rfi_lines (site, rfi_id, line_no, item_id, item_code, item_name, maker, super_category, category, origin, weight_kg,
      quantity_asked, list_minor, your_minor, tax_bp, currency, quoted_quantity, quoted_minor, quoted_on, valid_until, answered_at,
      answered_by, declined_at, declined_by, ordered_at, lapsed_at, revision)
    select $1, l.id, l.line_no, i.item_id, i.code, i.name, i.maker, i.super_category, i.category, i.origin, i.weight_kg,
      1 + l.place % 60, i.list_minor, i.list_minor * 65 / 100, i.tax_bp, $2,
      case when l.answered then 1 + l.place % 60 end, case when l.answered then i.list_minor * 6 / 10 end,
      case when l.answered then l.asked_at::date + 10 end,
      case when l.answered then case when l.ended then l.asked_at::date + 14 else current_date + 1 + l.place % 20 end end,
      case when l.answered then l.asked_at + interval '3 hours' end, case when l.answered then 'bench' end,
      case when l.declined then l.asked_at + interval '3 hours' end, case when l.declined then 'bench' end,
      case when l.ended and l.answered and l.chance < 0.4 then l.asked_at + interval '1 day' end,
      case when l.ended and l.answered and l.chance >= 0.4 then l.asked_at + interval '15 days' end, 1
    from (
      select r.id, r.asked_at, line_no, random() as chance, floor(power(random(), 3) * m.items)::int as place,
        r.n <= m.rfis - 200 and line_no % 8 < 7 as answered, r.n <= m.rfis - 200 and line_no % 8 = 7 as declined,
        r.n <= m.rfis - 2700 as ended
      from grown_rfis r cross join (select (select count(*) from grown_items) as items, (select max(n) from grown_rfis) as rfis) m
        cross join lateral generate_series(1, 1 + least(19, floor(-ln(1 - random()) * 3.5 + 0 * r.n)::int)) line_no) l
      join grown_items i on i.place = l.place`,
  `insert into rfi_events (site, rfi_line_id, step, by, at)
    select $1, l.id, e.step, 'bench', r.asked_at from grown_rfis r join rfi_lines l on l.rfi_id = r.id
      cross join lateral (values ('asked', true), ('answered', l.answered_at is not null), ('declined', l.declined_at is not null),
        ('ordered', l.ordered_at is not null), ('lapsed', l.lapsed_at is not null)) e (step, happened)
    where e.happened`,
];

const prices = [
  `insert into price_rows (site, price_list_id, scope, scope_key, min_qty, valid_from, valid_to, discount_bp, currency)
    select $1, (select min(id) from price_lists where site = $1), 'item', i.item_id::text, (array[1, 10, 50, 100, 500])[1 + n % 5],
      case when n % 20 = 0 then current_date + 7 else current_date - 100 end,
      case n % 25 when 1 then current_date - 10 when 2 then current_date + 12 end, 3000 + n % 5 * 250, $3
    from generate_series(0, $2::int - 1) n join grown_items i on i.place = n / 5 % (select count(*) from grown_items)`,
  `insert into price_rows (site, customer_id, scope, scope_key, min_qty, net_minor, valid_to, currency)
    select $1, c.id, 'item', i.item_id::text, 1, i.list_minor * 6 / 10, case when k % 9 = 0 then current_date + 5 end, $3
    from grown_customers c cross join generate_series(1, 20) k join grown_items i on i.place = (c.n * 13 + k * 7) % 5000
    where c.n % 10 = 0 and c.n <= $2::int / 4`,
  `insert into price_changes (site, price_list_id, customer_id, row_id, kind, after, changed_at, changed_by)
    select site, price_list_id, customer_id, id, 'begun', jsonb_build_object('scope', scope, 'scopeKey', scope_key,
      'minQty', min_qty, 'validFrom', valid_from, 'validTo', valid_to, 'discountBp', discount_bp, 'netMinor', net_minor),
      now() - interval '50 days', 'bench' from price_rows where site = $1`,
];

/** New RFIs of the grown customers. */
export async function growRfis(db: PoolClient, { code, currency }: Site, rfis: number): Promise<void> {
  await db.query(draw, [rfis]);
  await runStatements(db, tables, [code, currency]);
}

/** So many rows of the site's first price list, and half as many of customers' own. */
export async function growPrices(db: PoolClient, { code, currency }: Site, rows: number): Promise<void> {
  await runStatements(db, prices, [code, rows, currency]);
}
