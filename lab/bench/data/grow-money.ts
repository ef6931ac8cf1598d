import type { PoolClient } from 'pg';
import type { Site } from '../../../src/sites/site.ts';
import { runStatements } from '../postgres/run-statements.ts';

const amount = 'i.subtotal + i.tax';

/** The invoices of the grown orders with their payments, which the bank statements list. */
const ledger = [
  `insert into ledger_entries (site, customer_id, kind, amount_minor, currency, order_id, booked_on, created_at, created_by)
    select $1, o.customer_id, e.kind, e.sign * (s.subtotal + s.tax), $2, o.id, o.placed_at::date, o.placed_at, 'bench'
    from grown_orders o join grown_sums s on s.order_id = o.id
      cross join lateral (values ('order', 1), ('release', -1)) e (kind, sign)
    where o.paid = 'credit' and (e.kind = 'order' or o.status not in ('Awaiting Internal Approval', 'Confirmed'))`,
  `insert into ledger_entries (id, site, customer_id, kind, amount_minor, open_minor, currency, reference, order_id, booked_on,
      created_at, created_by)
    select b.base + i.n, $1, i.customer_id, 'invoice', ${amount}, case when i.unpaid then ${amount} else 0 end, $2, i.number, i.id,
      i.day, i.at, 'bench' from grown_invoices i, grown_entries b where i.paid <> 'online'`,
  `insert into receipts (id, site, customer_id, number, amount_minor, currency, reference, received_on, created_at, created_by)
    select b.receipts + i.n, $1, i.customer_id, 'RB' || lpad(i.n::text, 8, '0'), ${amount}, $2, 'N' || i.n, i.day, i.at, 'bench'
    from grown_invoices i, grown_entries b where not i.unpaid and i.paid <> 'online'`,
  `insert into ledger_entries (id, site, customer_id, kind, amount_minor, open_minor, currency, order_id, receipt_id, booked_on,
      created_at, created_by)
    select b.base + 200000 + i.n, $1, i.customer_id, 'receipt', -(${amount}), case when i.n % 60 = 0 then 5000 else 0 end, $2,
      case when i.paid = 'transfer' then i.id end, b.receipts + i.n, i.day, i.at, 'bench'
    from grown_invoices i, grown_entries b where not i.unpaid and i.paid <> 'online'`,
  `insert into allocations (site, customer_id, from_entry_id, invoice_entry_id, amount_minor, currency, created_at, created_by)
    select $1, i.customer_id, b.base + 200000 + i.n, b.base + i.n, ${amount}, $2, i.at, 'bench'
    from grown_invoices i, grown_entries b where not i.unpaid and i.paid <> 'online'`,
  `update credit_terms t set used_minor = e.used from (
      select customer_id, sum(amount_minor) as used from ledger_entries where site = $1 and currency = $2 group by customer_id) e
    where e.customer_id = t.customer_id`,
  `with letters as (
      insert into dunning_letters (site, customer_id, stage, receiver, total_minor, overdue_minor, currency, sent_at, sent_by)
      select distinct on (i.customer_id) $1, i.customer_id, 'friendly', 'buyer@bench.example', ${amount}, ${amount}, $2, now(), 'bench'
      from grown_invoices i where i.unpaid and i.day < current_date - 45 and i.customer_id % 2 = 0 returning id, customer_id)
    insert into dunned_invoices (site, letter_id, invoice_entry_id, stage, open_minor, currency, sent_on)
    select $1, l.id, e.id, 'friendly', e.open_minor, $2, current_date - 20 from letters l
      join ledger_entries e on e.customer_id = l.customer_id
      where e.kind = 'invoice' and e.open_minor > 0 and e.booked_on < current_date - 45`,
];

const linesPerStatement = 100;

const bank = [
  `insert into bank_statements (id, site, file_name, digest, first_day, last_day, line_count, imported_at, imported_by)
    select (select coalesce(max(id), 0) from bank_statements) + s, $1, 'statement-' || s || '.csv', 'bench-' || s,
      current_date - ($2::int / ${linesPerStatement} - s), current_date - ($2::int / ${linesPerStatement} - s), ${linesPerStatement},
      now(), 'bench' from generate_series(1, $2::int / ${linesPerStatement}) s`,
  `insert into bank_lines (site, statement_id, line_no, booked_on, amount_minor, currency, text, reference, payer_key, digest,
      state, customer_id, receipt_id, decided_at, decided_by)
    select $1, s.id, 1 + l % ${linesPerStatement}, s.first_day, case when l % 12 = 0 then -1 else 1 end * ${amount}, $3,
      'NEFT CR ' || upper(i.name) || case when l % 3 = 0 then ' ' || i.number else '' end, 'N' || l, upper(i.name), 'bench-' || l,
      case when l > $2::int - 250 then 'open' when l % 12 = 0 then 'ignored' else 'booked' end,
      case when l <= $2::int - 250 and l % 12 > 0 then i.customer_id end, r.id,
      case when l <= $2::int - 250 then now() end, case when l <= $2::int - 250 then 'bench' end
    from generate_series(1, $2::int) l
      join bank_statements s on s.site = $1 and s.digest = 'bench-' || 1 + (l - 1) / ${linesPerStatement}
      join (select row_number() over (order by n) as place, n, name, number, customer_id, subtotal, tax from grown_invoices) i on i.place = l
      left join grown_entries b on l <= $2::int - 250 and l % 12 > 0
      left join receipts r on r.id = b.receipts + i.n`,
];

/** The ledger of the grown orders, and bank statements with lines that were booked and some that wait. */
export async function growMoney(db: PoolClient, { code, currency }: Site, bankLines: number): Promise<void> {
  await db.query(`create temp table grown_entries as select (select max(id) from ledger_entries) + 1000000 as base,
    (select coalesce(max(id), 0) from receipts) as receipts`);
  await runStatements(db, ledger, [code, currency]);
  await runStatements(db, bank, [code, bankLines, currency]);
}
