import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { currencySign } from '../../lib/currency.ts';
import { dayOf } from '../../lib/dates.ts';
import { type SpreadsheetCell, toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { writeXlsx, xlsxMediaType } from '../../server/printing/write-xlsx.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { replyWithFile } from '../orders/order-file.server.ts';
import { isTime } from './narrowing.rule.ts';
import {
  type ReportComparison,
  type ReportPeriod,
  type SalesColumns,
  type SalesDimension,
  type SalesFilter,
  type SalesMeasure,
  salesFilters,
} from './report-choices.data.ts';
import { chartSteps, type Days, resolvePeriod, writtenPeriod } from './report-period.rule.ts';
import { dimensionNames, measureNames } from './report-words.ts';
import {
  findReportCustomer,
  loadSalesDocuments,
  loadSalesTable,
  type SalesTable,
  type SalesWanted,
} from './sales-figures.db.ts';
import { salesDocumentsAtDesk, salesFileAtDesk, salesReportAtDesk } from './sales-report.contract.ts';

/** Of customers, items and other facts the largest; times stand in their order, and a year has twelve months. */
const shownRows = 40;
const shownColumns = 8;
const shownTimes = { rows: 366, columns: 12 };
const shownDocuments = 200;
/** A table of all items by all days would be built for longer than other staff can wait. */
const fileSize = { rows: 50_000, rowsWithColumns: 5_000, columns: 60 };

const see = { requires: staffPermissionTo('see-reports'), reads: 'replica' } as const;

type Choices = {
  measure: SalesMeasure;
  period: ReportPeriod;
  from: string;
  to: string;
  against: ReportComparison;
} & Record<SalesFilter, string>;

function wantedOf(site: SellerSite, now: Date, choices: Choices): SalesWanted {
  const { measure, against } = choices;
  const { code, country, calendar } = site;
  return {
    site: code,
    country,
    measure,
    period: resolvePeriod({ ...writtenPeriod(choices), against }, dayOf(now, calendar.timeZone), country),
    filters: Object.fromEntries(salesFilters.flatMap((name) => (choices[name] === '' ? [] : [[name, choices[name]]]))),
  };
}

const none = { now: 0, before: 0 };

/** Finds a figure of the table by its place and step. */
function cellFinder({ cells }: SalesTable) {
  // A file has hundreds of thousands: numbers are found faster than texts.
  const steps = new Map<string | null, Map<number, { now: number; before: number }>>();
  const placeOf = (row: number | null, column: number | null) => (row ?? -1) * 1_000 + (column ?? -1);
  for (const { row, column, step, now, before } of cells) {
    const places = steps.get(step) ?? new Map();
    if (places.size === 0) steps.set(step, places);
    places.set(placeOf(row, column), { now, before });
  }
  return (row: number | null, column: number | null, step: string | null = null) =>
    steps.get(step)?.get(placeOf(row, column)) ?? none;
}

/** What stands in the row or column of all others. */
const othersOf = (dimension: SalesColumns, shown: number, count: number) =>
  count > shown ? [{ key: '', label: `${count - shown} other ${dimensionNames[dimension].many}` }] : [];

function replyOf(
  table: SalesTable,
  steps: readonly string[],
  { rows, columns }: { rows: SalesDimension; columns: SalesColumns },
) {
  const find = cellFinder(table);
  const places = <One>(list: readonly One[]) => list.map((one, at) => ({ ...one, place: at + 1 }));
  const columnList =
    columns === 'none'
      ? []
      : [
          ...places(table.columns),
          ...othersOf(columns, table.columns.length, table.columnCount).map((one) => ({ ...one, ...none, place: 0 })),
        ];
  const rowList = [
    ...places(table.rows),
    ...othersOf(rows, table.rows.length, table.rowCount).map((one) => ({ ...one, ...none, place: 0 })),
  ];
  return {
    total: find(null, null),
    chart: steps.map((day) => ({ day, ...find(null, null, day) })),
    columns: columnList.map(({ key, label, place }) => ({ key, label, ...find(null, place) })),
    rows: rowList.map(({ key, label, place }) => ({
      key,
      label,
      ...find(place, null),
      cells: columnList.map((column) => find(place, column.place)),
      chart: steps.map((day) => find(place, null, day).now),
    })),
    rowCount: table.rowCount,
    columnCount: columns === 'none' ? 0 : table.columnCount,
    invoices: table.invoices,
    creditNotes: table.creditNotes,
    withoutCost: table.withoutCost,
  };
}

export const salesReportCall = defineDeskCall(salesReportAtDesk, see, async (request, { db, site, now }) => {
  const wanted = wantedOf(site, now, request);
  const { rows, columns, sort } = request;
  const [table, company] = await Promise.all([
    loadSalesTable(db, {
      ...wanted,
      rows,
      columns,
      sort,
      maxRows: isTime(rows) ? shownTimes.rows : shownRows,
      maxColumns: isTime(columns) ? shownTimes.columns : shownColumns,
      isCharted: true,
    }),
    customerName(db, wanted),
  ]);
  const { from, to, before, step } = wanted.period;
  return {
    success: true as const,
    currency: site.currency,
    from,
    to,
    before: before ?? null,
    step,
    ...replyOf(table, chartSteps(wanted.period, wanted.country), request),
    narrowed: (Object.entries(wanted.filters) as [SalesFilter, string][]).map(([name, value]) => ({
      name,
      label: name === 'customer' ? company : value,
    })),
  };
});

/** Of the customer that the report is narrowed to. */
async function customerName(db: Db, { site, filters }: SalesWanted): Promise<string> {
  const customerId = Number(filters.customer);
  const isId = Number.isSafeInteger(customerId) && customerId > 0;
  const [found] = isId ? await findReportCustomer(db, { site, customerId }) : [];
  return found?.name ?? 'an unknown customer';
}

export const salesDocumentsCall = defineDeskCall(salesDocumentsAtDesk, see, async (request, { db, site, now }) => {
  const found = await loadSalesDocuments(db, wantedOf(site, now, request), shownDocuments);
  return { success: true as const, ...found };
});

export const salesFileCall = defineDeskCall(
  salesFileAtDesk,
  { ...see, queue: 'documents' },
  async (request, { db, site, now }) => {
    const { rows, columns, sort, format } = request;
    const wanted = wantedOf(site, now, request);
    const table = await loadSalesTable(db, {
      ...wanted,
      rows,
      columns,
      sort,
      maxRows: columns === 'none' ? fileSize.rows : fileSize.rowsWithColumns,
      maxColumns: fileSize.columns,
      isCharted: false,
    });
    const reply = replyOf(table, [], request);
    const sheet = sheetOf(reply, { site, wanted, rows });
    const name = `${site.numberPrefix}-sales-${wanted.period.from}-${wanted.period.to}.${format}`;
    if (format === 'csv') return replyWithFile(name, 'text/csv', utf8Bom + toCsv(sheet));
    return replyWithFile(name, xlsxMediaType, await writeXlsx([{ name: 'Sales', table: sheet }]));
  },
);

type Reply = ReturnType<typeof replyOf>;

const daysText = ({ from, to }: Days) => `${from} to ${to}`;

/** The first row names the columns; the last is the sum of all. */
function sheetOf(
  { rows, columns, total }: Reply,
  { site, wanted, rows: dimension }: { site: SellerSite; wanted: SalesWanted; rows: SalesDimension },
): SpreadsheetCell[][] {
  const { measure, period } = wanted;
  const unit = measure === 'pieces' ? '' : `, ${currencySign(site.currency)}`;
  const cell = (figure: number): SpreadsheetCell => (measure === 'pieces' ? figure : { amount: figure / 100 });
  const { before } = period;
  const line = (label: string, cells: readonly { now: number }[], sum: { now: number; before: number }) => [
    label,
    ...cells.map(({ now }) => cell(now)),
    cell(sum.now),
    ...(before ? [cell(sum.before)] : []),
  ];
  return [
    [
      dimensionNames[dimension].one,
      ...columns.map(({ label }) => `${label}${unit}`),
      `${measureNames[measure]}, ${daysText(period)}${unit}`,
      ...(before ? [`${daysText(before)}${unit}`] : []),
    ],
    ...rows.map((row) => line(row.label, row.cells, row)),
    line('All', columns, total),
  ];
}
