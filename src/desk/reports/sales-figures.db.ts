import { type SQL, sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { branches, items } from '../../catalogue/catalogue.table.ts';
import type { Day } from '../../lib/dates.ts';
import type { DocumentKind } from '../../orders/document-kinds.data.ts';
import { documentLines, documents } from '../../orders/documents.table.ts';
import { orders } from '../../orders/orders.table.ts';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, runStatement } from '../../server/database/prepare-statement.server.ts';
import { monthsBeforeFinancialYear } from '../../sites/financial-year.ts';
import type { Country } from '../../sites/site-facts.ts';
import { isTime } from './narrowing.rule.ts';
import type {
  ChartStep,
  ReportSort,
  SalesColumns,
  SalesDimension,
  SalesFilter,
  SalesMeasure,
} from './report-choices.data.ts';
import type { Days, ResolvedPeriod } from './report-period.rule.ts';

/** What a line of a document is sold to, by, from and as; each with the tables that say so. */
type Fact = { key: SQL; joins?: readonly Join[] };
type Join = 'customers' | 'orders' | 'branches';

const joins: Record<Join, SQL> = {
  customers: sql`join ${customers} c on c.id = d.customer_id`,
  orders: sql`join ${orders} o on o.id = d.order_id`,
  branches: sql`join ${branches} b on b.id = o.branch_id`,
};

const facts: Record<SalesFilter, Fact> = {
  customer: { key: sql`d.customer_id::text` },
  // As a filter of an address arrives, without blanks around it.
  item: { key: sql`btrim(l.maker || ' ' || l.item_name)` },
  maker: { key: sql`coalesce(nullif(l.maker, ''), 'none')` },
  category: { key: sql`coalesce(nullif(l.category, ''), 'none')` },
  manager: { key: sql`coalesce(nullif(c.sales_manager, ''), 'nobody')`, joins: ['customers'] },
  state: { key: sql`o.place_of_supply`, joins: ['orders'] },
  branch: { key: sql`b.name`, joins: ['orders', 'branches'] },
};

/** The first day of the span that a day is in; of a date alone it would be worked out by the zone of the connection. */
function startOf(span: ChartStep | 'quarter', day: SQL, country: Country): SQL {
  if (span === 'day') return sql`${day}::date`;
  if (span !== 'year') return sql`date_trunc(${span}::text, ${day}::timestamp)::date`;
  const months = sql`make_interval(months => ${monthsBeforeFinancialYear(country)}::int)`;
  return sql`(date_trunc('year', ${day}::timestamp - ${months}) + ${months})::date`;
}

const isFact = (dimension: SalesColumns): dimension is SalesFilter => dimension in facts;

export type SalesWanted = {
  site: string;
  country: Country;
  measure: SalesMeasure;
  period: ResolvedPeriod;
  filters: Readonly<Partial<Record<SalesFilter, string>>>;
};

/** A note without goods changes what was invoiced, and no pieces. */
const counted = sql`case when d.without_goods then 0 else l.quantity end`;
const sign = sql`case d.kind when 'credit_note' then -1 else 1 end`;
const measures: Record<SalesMeasure, SQL> = {
  value: sql`${sign} * l.taxable_minor`,
  pieces: sql`${sign} * ${counted}`,
  margin: sql`${sign} * (l.taxable_minor - ${counted} * i.cost_minor)`,
};

/** Lines of invoices and credit notes of these days. `shift` lays the days before over those of the report. */
function linesOf(
  { site, country, measure, period, filters }: SalesWanted,
  days: Days,
  isNow: boolean,
  [row, column]: readonly [SalesDimension | undefined, SalesColumns],
): SQL {
  const day = isNow ? sql`d.issued_on` : sql`(d.issued_on + ${shiftOf(period)})`;
  const keyOf = (dimension: SalesColumns | undefined) => {
    if (dimension === undefined || dimension === 'none') return sql`''`;
    return isFact(dimension) ? facts[dimension].key : sql`${startOf(dimension, day, country)}::text`;
  };
  const wanted = Object.entries(filters) as [SalesFilter, string][];
  const used = [...wanted.map(([name]) => name), ...[row, column].filter((one) => one !== undefined && isFact(one))];
  const needed = new Set(used.flatMap((name) => facts[name as SalesFilter].joins ?? []));
  const isCosted = sql`left join ${items} i on i.site = l.site and i.code = l.item_code`;
  return sql`select ${keyOf(row)} as r, ${keyOf(column)} as c, ${startOf(period.step, day, country)} as step,
      ${isNow}::boolean as is_now, d.id as document_id, d.kind, (${measures[measure]})::bigint as v,
      ${measure === 'margin' ? sql`case when i.cost_minor is null then ${measures.value} end` : sql`null`}::bigint as uncosted
    from ${documents} d join ${documentLines} l on l.document_id = d.id
      ${sql.join(
        (Object.keys(joins) as Join[]).filter((name) => needed.has(name)).map((name) => joins[name]),
        sql` `,
      )} ${measure === 'margin' ? isCosted : sql``}
    where d.site = ${site} and d.kind in ('tax_invoice', 'credit_note', 'debit_note')
      and d.issued_on between ${days.from}::date and ${days.to}::date
      ${sql.join(
        wanted.map(([name, value]) => sql`and ${facts[name].key} = ${value}::text`),
        sql` `,
      )}`;
}

const shiftOf = ({ from, before, isYearBefore }: ResolvedPeriod): SQL =>
  isYearBefore ? sql`interval '1 year'` : sql`(${from}::date - ${before?.from}::date)`;

function salesLines(wanted: SalesWanted, dimensions: readonly [SalesDimension | undefined, SalesColumns]): SQL {
  const { period } = wanted;
  const now = linesOf(wanted, period, true, dimensions);
  return period.before ? sql`${now} union all ${linesOf(wanted, period.before, false, dimensions)}` : now;
}

const nowSum = sql`coalesce(sum(v) filter (where is_now), 0)::bigint`;
const beforeSum = sql`coalesce(sum(v) filter (where not is_now), 0)::bigint`;

const sorts: Record<ReportSort, SQL> = {
  '-now': sql`now desc, label`,
  now: sql`now, label`,
  '-before': sql`before desc, label`,
  before: sql`before, label`,
  '-change': sql`now - before desc, label`,
  change: sql`now - before, label`,
  label: sql`lower(label), r`,
};

/** The largest of a dimension, with their places from 1. A customer is named as today. */
function headings(dimension: SalesColumns, column: 'r' | 'c', sort: ReportSort, limit: number): SQL {
  const key = sql.raw(column);
  const isCustomer = dimension === 'customer';
  const named = isCustomer ? sql`join ${customers} n on n.id = one.r::bigint` : sql``;
  return sql`select r, label, now, before, row_number() over (order by ${sorts[sort]})::int as place,
        (count(*) over ())::int as count
      from (select one.*, ${isCustomer ? sql`n.name` : sql`one.r`} as label
        from (select ${key} as r, ${nowSum} as now, ${beforeSum} as before from lines group by ${key}) one ${named}) two
      order by place limit ${limit}::int`;
}

type Heading = { key: string; label: string; now: number; before: number };
type Figure = { now: number; before: number };
/** Place 0 is that of all others; null where the figure is of all rows, columns or steps. */
type Cell = Figure & { row: number | null; column: number | null; step: Day | null };

export type SalesTable = {
  rows: Heading[];
  columns: Heading[];
  rowCount: number;
  columnCount: number;
  cells: Cell[];
  invoices: number;
  creditNotes: number;
  /** Of sales whose item has no cost price; 0 unless the margin was asked. */
  withoutCost: number;
};

type TableWanted = SalesWanted & {
  rows: SalesDimension;
  columns: SalesColumns;
  sort: ReportSort;
  maxRows: number;
  maxColumns: number;
  /** Whether the figures of the steps are wanted. */
  isCharted: boolean;
};

/** Times stand in their order. */
const sortOf = (dimension: SalesColumns, sort: ReportSort): ReportSort => (isTime(dimension) ? 'label' : sort);

export async function loadSalesTable(db: Db, wanted: TableWanted): Promise<SalesTable> {
  const { rows, columns, sort, maxRows, maxColumns, isCharted } = wanted;
  const steps = isCharted ? sql`(row, step), (step), ` : sql``;
  const listOf = (name: SQL) =>
    sql`(select coalesce(json_agg(json_build_object('key', r, 'label', label, 'now', now, 'before', before) order by place), '[]')
      from ${name})`;
  const documentsOf = (kind: DocumentKind) => sql`count(distinct document_id) filter (where kind = ${kind})`;
  const [found] = await runStatement<SalesTable>(
    db,
    sql`with lines as materialized (${salesLines(wanted, [rows, columns])}),
      top_rows as materialized (${headings(rows, 'r', sortOf(rows, sort), maxRows)}),
      top_columns as materialized (${headings(columns, 'c', sortOf(columns, '-now'), maxColumns)}),
      summed as materialized (select coalesce(t.place, 0) as row, coalesce(k.place, 0) as "column", l.step,
          ${nowSum} as now, ${beforeSum} as before
        from lines l left join top_rows t on t.r = l.r left join top_columns k on k.r = l.c group by 1, 2, 3),
      cells as (select row, "column", ${isCharted ? sql`step::text` : sql`null`} as step, coalesce(sum(now), 0)::bigint as now,
          coalesce(sum(before), 0)::bigint as before from summed
        group by grouping sets (${steps}(row, "column"), (row), ("column"), ()))
    select ${listOf(sql`top_rows`)} as rows, ${listOf(sql`top_columns`)} as columns,
      (select coalesce(max(count), 0) from top_rows) as row_count,
      (select coalesce(max(count), 0) from top_columns) as column_count,
      (select coalesce(json_agg(cells), '[]') from cells) as cells,
      counted.*
    from (select (${documentsOf('tax_invoice')})::int as invoices, (${documentsOf('credit_note')})::int as credit_notes,
        coalesce(sum(uncosted), 0)::bigint as without_cost from lines where is_now) counted`,
  );
  if (!found) throw new Error('the report of sales gave no row');
  return found;
}

export type SalesDocument = {
  kind: DocumentKind;
  number: string;
  orderNumber: string;
  company: string;
  issuedOn: Day;
  value: number;
};

/** The documents behind a figure, the newest first, with how many there are and their sum. */
export async function loadSalesDocuments(
  db: Db,
  wanted: SalesWanted,
  limit: number,
): Promise<{ rows: SalesDocument[]; count: number; total: number }> {
  const rows = await runStatement<SalesDocument & { count: number; total: number }>(
    db,
    sql`with lines as materialized (${salesLines({ ...wanted, period: { ...wanted.period, before: undefined } }, [undefined, 'none'])}),
      summed as materialized (select document_id, coalesce(sum(v), 0)::bigint as value from lines group by document_id)
    select d.kind, d.number, o.number as order_number, c.name as company, d.issued_on::text as issued_on, s.value,
      (select count(*)::int from summed) as count, (select coalesce(sum(value), 0)::bigint from summed) as total
    from (select s.* from summed s join ${documents} d on d.id = s.document_id
        order by d.issued_on desc, d.id desc limit ${limit}::int) s
      join ${documents} d on d.id = s.document_id join ${orders} o on o.id = d.order_id
      join ${customers} c on c.id = d.customer_id
    order by d.issued_on desc, d.id desc`,
  );
  const [first] = rows;
  return {
    rows: rows.map(({ count: _count, total: _total, ...row }) => row),
    count: first?.count ?? 0,
    total: first?.total ?? 0,
  };
}

const p = sql.placeholder;

export const findReportCustomer = prepareStatement<{ site: string; customerId: number }, { name: string }>(
  'reports_customer',
  sql`select c.name from ${customers} c where c.site = ${p('site')} and c.id = ${p('customerId')}`,
);
