import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { currencySign } from '../../lib/currency.ts';
import { dayAndMonth, formatDay } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import { formatAmount, formatMoney, formatRounded } from '../../lib/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { figureChangeText, isGreatChange } from './change.rule.ts';
import { FigureChart } from './figure-chart.tsx';
import { allKey, isTime, narrowingOf } from './narrowing.rule.ts';
import type { SalesColumns } from './report-choices.data.ts';
import { ReportChoices } from './report-choices.tsx';
import type { Days } from './report-period.rule.ts';
import type { OpenedFigure, SalesReportReply } from './report-types.ts';
import { dimensionNames, measureNames } from './report-words.ts';
import styles from './reports.module.css';
import { SalesDocuments } from './sales-documents.tsx';
import { salesRequestOf } from './sales-request.ts';

type Row = SalesReportReply['rows'][number];
type Figure = { now: number; before: number };

type SalesReportProps = { report: SalesReportReply };

export function SalesReport({ report }: SalesReportProps) {
  const query = useListQuery();
  const { currency } = useDeskSite();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<OpenedFigure & { of: string }>();
  // A figure of other choices is not on the page any more.
  const opened = chosen?.of === params.toString() ? chosen : undefined;
  const { measure, rows, columns, sort } = salesRequestOf(params);
  const format = (figure: number) =>
    measure === 'pieces' ? formatNumber(figure) : formatAmount({ minor: figure, currency });
  const unit = measure === 'pieces' ? '' : `, ${currencySign(currency)}`;
  const isCompared = report.before !== null;

  function open(parts: readonly { dimension: SalesColumns; key: string; label: string }[]) {
    const narrowing = narrowingOf(parts, report);
    setChosen({ title: parts.map(({ label }) => label).join(', ') || 'All', narrowing, of: params.toString() });
  }
  const figure = (value: Figure, parts: Parameters<typeof open>[0], isBold = false) => (
    <FigureCell
      value={value}
      isCompared={isCompared && !isBold}
      isBold={isBold}
      format={format}
      label={`${parts.map(({ label }) => label).join(', ')}: ${format(value.now)}`}
      {...(parts.every(({ key }) => key !== '') && { onOpen: () => open(parts) })}
    />
  );
  // Times stand in their order.
  const sortable = isTime(rows) ? {} : { sortBy: 'server' as const };
  const rowPart = (row: Row) => ({ dimension: rows, key: row.key, label: labelOf(rows, row) });
  const table: readonly Column<Row>[] = [
    { key: 'label', header: dimensionNames[rows].one, phone: 'full', wrap: true, cell: (row) => labelOf(rows, row) },
    ...report.columns.map(
      (column, at): Column<Row> => ({
        key: `column ${at}`,
        header: labelOf(columns, column),
        align: 'end',
        cell: (row) =>
          figure(row.cells[at] ?? { now: 0, before: 0 }, [
            rowPart(row),
            { dimension: columns, key: column.key, label: labelOf(columns, column) },
          ]),
      }),
    ),
    {
      key: 'now',
      header: `${columns === 'none' ? measureNames[measure] : 'All'}${unit}`,
      align: 'end',
      ...sortable,
      cell: (row) => figure(row, [rowPart(row)], true),
    },
    ...(isCompared
      ? [
          {
            key: 'before',
            header: `Before${unit}`,
            headTitle: report.before ? spanText(report.before) : '',
            align: 'end',
            ...sortable,
            cell: ({ before }: Row) => format(before),
          } as const,
          {
            key: 'change',
            header: 'Change',
            align: 'end',
            ...sortable,
            cell: (row: Row) => <Change value={row} />,
          } as const,
        ]
      : []),
    {
      key: 'chart',
      header: 'Course',
      drop: 1240,
      cell: ({ chart }) => <FigureLine values={chart} />,
    },
  ];
  const all: Row = {
    key: allKey,
    label: report.rowCount === 1 ? 'All' : `All ${formatNumber(report.rowCount)} ${dimensionNames[rows].many}`,
    ...report.total,
    cells: report.columns,
    chart: report.chart.map(({ now }) => now),
  };
  return (
    <div className={classNames(styles.page, opened && styles.withPane)}>
      <div className={styles.main}>
        <ReportChoices report={report} />
        <FigureChart
          steps={report.chart.map((step, at) => ({ ...step, label: stepText(step.day, report.step, at === 0) }))}
          total={report.total}
          names={{ now: spanText(report), before: report.before ? spanText(report.before) : undefined }}
          caption={`${measureNames[measure]}${unit}`}
          format={(figure) =>
            measure === 'pieces' ? formatNumber(figure) : formatRounded({ minor: figure, currency })
          }
        />
        {report.rows.length === 0 ? (
          <p>Nothing was invoiced in these days.</p>
        ) : (
          <DataTable
            caption={`${measureNames[measure]} by ${dimensionNames[rows].one.toLowerCase()}`}
            columns={table}
            rows={[...report.rows, all]}
            rowKey={({ key, label }) => key || label}
            rowProps={(key) => (key === allKey ? { className: styles.sum } : {})}
            {...(!isTime(rows) && { serverSorting: sortingOf(sort, (changed) => query.set({ sort: changed })) })}
          />
        )}
        <p className={styles.note}>{noteOf(report, measure, (minor) => formatMoney({ minor, currency }))}</p>
      </div>
      {opened && <SalesDocuments opened={opened} format={format} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

const spanText = ({ from, to }: Days) => (from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`);

/** '5 Dec', 'Dec 2026', '2026'; of days in a row only the first, and that of a month, name it. */
function stepText(day: string, step: SalesReportReply['step'], isFirst: boolean): string {
  const [date, month] = dayAndMonth(day);
  const year = day.slice(0, 4);
  if (step === 'day' && !isFirst && date !== '1') return date;
  if (step === 'year') return year;
  return step === 'month' ? `${month} ${year}` : `${date} ${month}`;
}

/** A month is named 'Dec 2026', every other span by its first day. */
function labelOf(dimension: SalesColumns, { key, label }: { key: string; label: string }): string {
  if (!isTime(dimension) || key === '' || key === allKey) return label;
  return dimension === 'month' ? stepText(key, 'month', true) : formatDay(key);
}

function noteOf(
  { invoices, creditNotes, withoutCost }: SalesReportReply,
  measure: string,
  money: (minor: number) => string,
): string {
  const counted = `${plural(invoices, 'invoice')} less ${plural(creditNotes, 'credit note')}, by the day of the document, before tax.`;
  if (measure !== 'margin') return counted;
  const left =
    withoutCost === 0 ? '' : ` Sales of ${money(withoutCost)} are left out, as their items have no cost price.`;
  return `${counted} The margin is over the cost prices of today.${left}`;
}

/** The server sorts. */
const sortingOf = (sort: string, change: (sort: string) => void) => ({
  sorting: { key: sort.replace('-', ''), descending: sort.startsWith('-') },
  onSort: (sorting: { key: string; descending: boolean } | undefined) =>
    change(sorting ? `${sorting.descending ? '-' : ''}${sorting.key}` : ''),
});

type FigureCellProps = {
  value: Figure;
  isCompared: boolean;
  isBold: boolean;
  format: (figure: number) => string;
  label: string;
  onOpen?: () => void;
};

/** A figure that opens its documents, with its change below it. */
function FigureCell({ value, isCompared, isBold, format, label, onOpen }: FigureCellProps) {
  if (value.now === 0 && value.before === 0) return <span className={styles.soft}>none</span>;
  const text = isBold ? <b>{format(value.now)}</b> : format(value.now);
  return (
    <>
      {onOpen && value.now !== 0 ? (
        <button type="button" className={styles.figure} aria-label={`Documents of ${label}`} onClick={onOpen}>
          {text}
        </button>
      ) : (
        text
      )}
      {isCompared && (
        <small className={styles.small}>
          <Change value={value} />
        </small>
      )}
    </>
  );
}

function Change({ value }: { value: Figure }) {
  const look = isGreatChange(value) && (value.now > value.before ? styles.more : styles.less);
  return <span className={classNames(look)}>{figureChangeText(value)}</span>;
}

/** The course of a row as small bars; the figures of the row say the sum. */
function FigureLine({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values, 1);
  return (
    <svg className={styles.line} viewBox={`0 0 ${values.length * 4} 20`} aria-hidden="true" preserveAspectRatio="none">
      {values.map((value, at) => {
        const height = Math.max(0, (18 * value) / highest);
        return <rect key={at} x={at * 4} y={20 - height} width="3" height={height} />;
      })}
    </svg>
  );
}
