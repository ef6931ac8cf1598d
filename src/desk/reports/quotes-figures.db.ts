import { type SQL, sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import type { Day } from '../../lib/dates.ts';
import { rfiLines, rfis } from '../../rfi/rfi.table.ts';
import type { Db } from '../../server/database/database.server.ts';
import { runStatement } from '../../server/database/prepare-statement.server.ts';
import type { QuoteFigures, QuoteRow } from './quotes-report.contract.ts';
import type { QuoteDimension } from './report-choices.data.ts';

type Wanted = {
  site: string;
  rows: QuoteDimension;
  /** Moments: the first is of the period, the second no longer. */
  from: Date;
  until: Date;
  today: Day;
  timeZone: string;
  limit: number;
};

const settledAt = sql`coalesce(l.answered_at, l.declined_at)`;

const keys: Record<Exclude<QuoteDimension, 'month'>, SQL> = {
  person: sql`coalesce(l.answered_by, l.declined_by)`,
  customer: sql`r.customer_id::text`,
  maker: sql`coalesce(nullif(l.maker, ''), 'none')`,
  item: sql`l.maker || ' ' || l.item_name`,
};

/** The same states as `rfiLineState` gives. */
const isDeclined = sql`s.declined_at is not null and s.ordered_at is null`;
const isQuoted = sql`s.answered_at is not null and not (${isDeclined})`;
const isOpenOn = (today: Day) =>
  sql`${isQuoted} and s.ordered_at is null and s.withdrawn_at is null and s.valid_until >= ${today}::date`;
const isExpiredOn = (today: Day) =>
  sql`${isQuoted} and s.ordered_at is null and s.withdrawn_at is null and s.valid_until < ${today}::date`;

const count = (where: SQL) => sql`(count(*) filter (where ${where}))::int`;
const sum = (where: SQL) => sql`coalesce(sum(s.value) filter (where ${where}), 0)::bigint`;

const figures = (today: Day) => sql`${count(sql`true`)} as answered, ${count(isDeclined)} as declined,
    ${sum(isQuoted)} as quoted_minor, ${count(sql`s.ordered_at is not null`)} as ordered,
    ${sum(sql`s.ordered_at is not null`)} as ordered_minor,
    ${count(isOpenOn(today))} as open, ${sum(isOpenOn(today))} as open_minor,
    ${count(isExpiredOn(today))} as expired, ${sum(isExpiredOn(today))} as expired_minor,
    ${count(sql`${isQuoted} and s.ordered_at is null and s.withdrawn_at is not null`)} as withdrawn,
    (percentile_cont(0.5) within group (order by s.minutes))::float8 as minutes`;

/** An alternative that staff offered beside a line is a quote of its own only where it was ordered. */
const lines = ({ site, rows, from, until, timeZone }: Wanted): SQL => {
  const key =
    rows === 'month' ? sql`date_trunc('month', ${settledAt} at time zone ${timeZone}::text)::date::text` : keys[rows];
  return sql`select ${key} as key, l.answered_at, l.declined_at, l.ordered_at, l.withdrawn_at, l.valid_until,
      l.quoted_quantity * l.quoted_minor as value, extract(epoch from ${settledAt} - r.asked_at) / 60 as minutes
    from ${rfiLines} l join ${rfis} r on r.id = l.rfi_id
    where l.site = ${site} and ${settledAt} >= ${from} and ${settledAt} < ${until}
      and (l.alternative_to is null or l.ordered_at is not null)`;
};

export async function loadQuoteFigures(
  db: Db,
  wanted: Wanted,
): Promise<{ rows: QuoteRow[]; total: QuoteFigures; rowCount: number }> {
  const { rows, today, limit } = wanted;
  const isCustomer = rows === 'customer';
  const found = await runStatement<QuoteRow & { isTotal: boolean; rowCount: number }>(
    db,
    sql`with lines as materialized (${lines(wanted)}),
      figures as (select s.key, grouping(s.key) = 1 as is_total, ${figures(today)} from lines s
        group by grouping sets ((s.key), ()))
    select f.*, ${isCustomer ? sql`coalesce(c.name, '')` : sql`coalesce(f.key, '')`} as label,
      (count(*) over ())::int - 1 as row_count
    from figures f ${isCustomer ? sql`left join ${customers} c on c.id = f.key::bigint` : sql``}
    order by f.is_total desc, ${rows === 'month' ? sql`f.key` : sql`f.quoted_minor desc, f.answered desc`}, label
    limit ${limit + 1}::int`,
  );
  const [total, ...others] = found.map(({ isTotal: _isTotal, rowCount: _rowCount, ...row }) => row);
  if (!total) throw new Error('the report of quotes gave no sum');
  return { rows: others, total, rowCount: found[0]?.rowCount ?? 0 };
}
