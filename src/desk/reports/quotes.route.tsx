import type { CSSProperties } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDuration } from '../../lib/format-duration.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { SavedViews } from '../list/saved-views.tsx';
import { useFormats } from '../shell/use-formats.ts';
import { Chooser, PeriodChooser } from './chooser.tsx';
import { allKey } from './narrowing.rule.ts';
import type { QuoteFigures, QuoteRow, quotesReportAtDesk } from './quotes-report.contract.ts';
import { quoteDimensions } from './report-choices.data.ts';
import { quoteDimensionNames } from './report-words.ts';
import styles from './reports.module.css';
import { ReportsNav } from './reports-nav.tsx';
import { quotesRequestOf } from './sales-request.ts';

export const handle = { title: () => 'Quotes won and lost' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...quotesRequestOf(new URL(args.request.url).searchParams) };
  return loadDesk<typeof quotesReportAtDesk>('GET /desk/api/:site/reports/quotes/', request, args.request.signal);
}

export function Component() {
  const report = useLoaderData<typeof loader>();
  return (
    <>
      <ReportsNav />
      <div className={styles.main}>
        <QuotesReport report={report} />
      </div>
    </>
  );
}

function QuotesReport({ report }: { report: ReplyOf<typeof quotesReportAtDesk> }) {
  const [params] = useSearchParams();
  const { rows: dimension } = quotesRequestOf(params);
  const { amount, sign } = useFormats();
  const { rows, total, rowCount, from, to } = report;
  const money = (minor: number) => (minor === 0 ? <span className={styles.soft}>none</span> : amount(minor));
  const columns: Column<QuoteRow>[] = [
    {
      key: 'label',
      header: quoteDimensionNames[dimension],
      phone: 'full',
      wrap: true,
      cell: ({ label }) => label,
    },
    { key: 'answered', header: 'Lines answered', align: 'end', cell: ({ answered }) => formatNumber(answered) },
    { key: 'declined', header: 'Declined', align: 'end', cell: ({ declined }) => formatNumber(declined) },
    { key: 'quoted', header: `Quoted, ${sign}`, align: 'end', cell: ({ quotedMinor }) => money(quotedMinor) },
    { key: 'won', header: `Ordered, ${sign}`, align: 'end', cell: ({ orderedMinor }) => money(orderedMinor) },
    { key: 'open', header: `Open, ${sign}`, align: 'end', cell: ({ openMinor }) => money(openMinor) },
    { key: 'expired', header: `Expired, ${sign}`, align: 'end', cell: ({ expiredMinor }) => money(expiredMinor) },
    { key: 'share', header: 'Ordered of quoted', align: 'end', cell: shareText },
    {
      key: 'minutes',
      header: 'Answer time',
      headTitle: 'The median from the request to the answer',
      align: 'end',
      cell: ({ minutes }) => (minutes === null ? '' : waitText(minutes)),
    },
  ];
  const all: QuoteRow = { ...total, key: allKey, label: rowCount === 1 ? 'All' : `All ${formatNumber(rowCount)}` };
  return (
    <>
      <div className={styles.choices}>
        <Chooser
          name="rows"
          label="By"
          options={quoteDimensions.map((one) => ({ value: one, text: quoteDimensionNames[one] }))}
        />
        <PeriodChooser from={from} to={to} />
        <SavedViews onOpen={() => {}} />
      </div>
      {total.answered === 0 ? (
        <p>No line of an RFI was answered in these days.</p>
      ) : (
        <>
          <QuoteBand total={total} money={amount} />
          <DataTable
            caption="Quotes, and what became of them"
            columns={columns}
            rows={[...rows, all]}
            rowKey={({ key }) => key}
            rowProps={(key) => (key === allKey ? { className: styles.sum } : {})}
            stickyHeadTop={48}
          />
        </>
      )}
      <p className={styles.note}>
        Lines of RFIs by the day of their answer, at the quoted price before tax; what was ordered, expired or is open
        is as of now.
        {rowCount > rows.length && ` The largest ${rows.length} of ${plural(rowCount, 'row')} are listed.`}
      </p>
    </>
  );
}

function shareText({ quotedMinor, orderedMinor }: QuoteFigures): string {
  return quotedMinor === 0 ? '' : `${Math.round((100 * orderedMinor) / quotedMinor)} %`;
}

const waitText = (minutes: number) => formatDuration(new Date(0), new Date(Math.max(1, minutes) * 60_000));

/** What was quoted, to scale by value. */
function QuoteBand({ total, money }: { total: QuoteFigures; money: (minor: number) => string }) {
  const withdrawnMinor = total.quotedMinor - total.orderedMinor - total.openMinor - total.expiredMinor;
  const parts = [
    { label: 'Ordered', lines: total.ordered, minor: total.orderedMinor, look: styles.won },
    { label: 'Open', lines: total.open, minor: total.openMinor, look: styles.waiting },
    { label: 'Expired', lines: total.expired, minor: total.expiredMinor, look: styles.lost },
    { label: 'Withdrawn', lines: total.withdrawn, minor: withdrawnMinor, look: styles.gone },
  ];
  return (
    <div className={styles.band}>
      <div className={styles.bandBar} aria-hidden="true">
        {parts.map(
          ({ label, minor, look }) =>
            minor > 0 && <span key={label} className={look} style={{ '--share': minor } as CSSProperties} />,
        )}
      </div>
      <dl>
        {parts.map(({ label, lines, minor, look }) => (
          <div key={label}>
            <dt>
              <span className={`${styles.swatch} ${look}`} aria-hidden="true" /> {label}
            </dt>
            <dd>{`${money(minor)} · ${plural(lines, 'line')}`}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
