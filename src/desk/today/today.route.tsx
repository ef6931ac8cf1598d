import { useMemo } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { currencySign } from '../../lib/currency.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import type { RfiSenderRow, rfiSenders } from '../rfis/rfi-senders.contract.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { DayChart } from './day-chart.tsx';
import { formatWait } from './format-wait.rule.ts';
import type { siteFigures, waitingWork } from './today.contract.ts';
import styles from './today.module.css';
import { waitingKinds } from './waiting-kinds.data.ts';

export const handle = { title: () => 'Today' };

export async function loader(args: LoaderFunctionArgs) {
  const { signal } = args.request;
  const site = siteOf(args);
  const [work, figures, { senders }] = await Promise.all([
    loadDesk<typeof waitingWork>('GET /desk/api/:site/today/', { site }, signal),
    loadDesk<typeof siteFigures>('GET /desk/api/:site/figures/', { site }, signal),
    loadDesk<typeof rfiSenders>('GET /desk/api/:site/rfi_senders/', { site }, signal),
  ]);
  return { waiting: work.waiting, senders, figures, now: new Date() };
}

export function Component() {
  return <TodayPage {...useLoaderData<typeof loader>()} />;
}

type Figures = ReplyOf<typeof siteFigures>;
type Waiting = ReplyOf<typeof waitingWork>['waiting'];
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
type TodayProps = { waiting: Waiting; senders: readonly RfiSenderRow[]; figures: Figures; now: Date };

function TodayPage({ waiting, senders, figures, now }: TodayProps) {
  const orderDays = useMemo(
    () =>
      figures.days.map(({ day, orders, ordersBefore, totalMinor }) => ({
        day,
        bar: orders,
        before: ordersBefore,
        line: totalMinor / 100,
      })),
    [figures.days],
  );
  const quoteDays = useMemo(
    () =>
      figures.days.map(({ day, quoted, quotesOrdered }) => ({
        day,
        bar: quoted,
        line: quoted === 0 ? null : (100 * quotesOrdered) / quoted,
      })),
    [figures.days],
  );
  const answerDays = useMemo(
    () =>
      figures.days.map(({ day, rfisAnswered, rfisInTime }) => ({
        day,
        bar: rfisAnswered,
        line: rfisAnswered === 0 ? null : (100 * rfisInTime) / rfisAnswered,
      })),
    [figures.days],
  );
  return (
    <div className={styles.page}>
      <section className={styles.waiting}>
        <h2>What waits, by age</h2>
        {waiting.length === 0 ? <p>Nothing waits for you.</p> : <WaitingTable waiting={waiting} now={now} />}
        <ManyOfOneSender senders={senders} />
      </section>
      <section>
        <h2>Orders of 14 days</h2>
        <DayChart
          caption="Orders and what was ordered, with tax, by day"
          days={orderDays}
          barLabel="Orders"
          beforeLabel="Orders a week before"
          lineLabel={`Ordered with tax, ${currencySign(figures.currency)}`}
          formatLine={(value) => short.format(value)}
        />
      </section>
      <section>
        <h2>RFIs of 30 days</h2>
        <RfiFigures rfi={figures.rfi} />
      </section>
      <section>
        <h2>{`RFIs answered within ${figures.rfi.promisedHours} working hours`}</h2>
        <DayChart
          caption="RFIs answered, and the share in time, by day"
          days={answerDays}
          barLabel="RFIs answered"
          lineLabel="In time"
          lineMax={100}
          formatLine={(value) => `${Math.round(value)} %`}
        />
      </section>
      <section>
        <h2>Quotes of 14 days</h2>
        <DayChart
          caption="Lines quoted, and the share ordered since, by day"
          days={quoteDays}
          barLabel="Lines quoted"
          lineLabel="Ordered"
          lineMax={100}
          formatLine={(value) => `${Math.round(value)} %`}
        />
      </section>
      <ItemTable
        title="Ordered most, 30 days"
        empty="No orders yet."
        rows={figures.topItems.map(({ itemName, maker, pieces, totalMinor }) => ({
          name: itemName,
          maker,
          pieces,
          last: formatMoney({ minor: totalMinor, currency: figures.currency }),
        }))}
        lastHead="Total"
      />
      <ItemTable
        title="Requested most, 30 days"
        empty="No RFIs yet."
        rows={figures.wantedItems.map(({ itemName, maker, pieces, free }) => ({
          name: itemName,
          maker,
          pieces,
          last: free === 0 ? 'none' : formatNumber(free),
          isShort: free < pieces,
        }))}
        lastHead="Free now"
      />
    </div>
  );
}

function WaitingTable({ waiting, now }: { waiting: Waiting; now: Date }) {
  const { site } = useDeskSite();
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Waiting</th>
            <th scope="col" className={styles.end}>
              All
            </th>
            <th scope="col">Oldest</th>
            <th scope="col" className={classNames(styles.end, styles.age)}>
              under 4 h
            </th>
            <th scope="col" className={classNames(styles.end, styles.age)}>
              4 to 24 h
            </th>
            <th scope="col" className={classNames(styles.end, styles.age)}>
              1 to 2 days
            </th>
            <th scope="col" className={classNames(styles.end, styles.age)}>
              over 2 days
            </th>
          </tr>
        </thead>
        <tbody>
          {waiting.map((row) => {
            const { label, to } = waitingKinds[row.kind];
            return (
              <tr key={row.kind}>
                <th scope="row">
                  <Link to={`/${site}/${to}`}>{label}</Link>
                </th>
                <td className={classNames(styles.end, styles.strong)}>{row.count}</td>
                <td className={classNames(row.older > 0 && styles.late)}>{formatWait(new Date(row.oldest), now)}</td>
                <AgeCell count={row.under4Hours} />
                <AgeCell count={row.under24Hours} tint={styles.hours} />
                <AgeCell count={row.under2Days} tint={styles.day} />
                <AgeCell count={row.older} tint={styles.days} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** One sender's RFIs would hide how few of others wait. */
function ManyOfOneSender({ senders }: { senders: readonly RfiSenderRow[] }) {
  const { site } = useDeskSite();
  const can = useCan();
  if (!can('answer-rfis')) return null;
  return senders.map(({ customerId, company, email, isVerified: verified, rfis }) => (
    <p key={customerId}>
      <Link to={`/${site}/rfis`}>
        {verified
          ? `${plural(rfis, 'RFI')} of ${company || email}`
          : `${plural(rfis, 'RFI')} of ${company || email}, not verified`}
      </Link>
    </p>
  ));
}

function AgeCell({ count, tint }: { count: number; tint?: string | undefined }) {
  return <td className={classNames(styles.end, styles.age, count > 0 && tint)}>{count === 0 ? '–' : count}</td>;
}

function RfiFigures({ rfi }: { rfi: Figures['rfi'] }) {
  const minutes = rfi.answeredMinutes;
  const hitRate = rfi.quoted === 0 ? 'NA' : `${Math.round((100 * rfi.ordered) / rfi.quoted)} %`;
  return (
    <dl className={styles.facts}>
      <Fact
        label="Answer time, median"
        value={minutes === null ? 'NA' : formatWait(new Date(0), new Date(minutes * 60_000))}
      />
      <Fact label="Lines quoted" value={String(rfi.quoted)} />
      <Fact label="Quotes ordered" value={hitRate} />
      <Fact label="Lines declined" value={String(rfi.declined)} />
      <Fact label="Waiting past the promise" value={String(rfi.late)} bad={rfi.late > 0} />
    </dl>
  );
}

function Fact({ label, value, bad }: { label: string; value: string; bad?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classNames(bad && styles.late)}>{value}</dd>
    </div>
  );
}

type ItemRow = { name: string; maker: string; pieces: number; last: string; isShort?: boolean };

function ItemTable({
  title,
  rows,
  lastHead,
  empty,
}: {
  title: string;
  rows: ItemRow[];
  lastHead: string;
  empty: string;
}) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 && <p>{empty}</p>}
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Maker</th>
              <th scope="col" className={styles.end}>
                Pieces
              </th>
              <th scope="col" className={styles.end}>
                {lastHead}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, maker, pieces, last, isShort }) => (
              <tr key={`${maker} ${name}`}>
                <th scope="row" className={styles.item}>
                  {name}
                </th>
                <td>{maker}</td>
                <td className={styles.end}>{formatNumber(pieces)}</td>
                <td className={classNames(styles.end, isShort && styles.late)}>{last}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
