import { type CSSProperties, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { type Currency, currencySign } from '../../lib/currency.ts';
import { plural } from '../../lib/i18n.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { failureOf, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useTell } from '../../ui/feedback/use-tell.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager, PageButton } from '../list/list-pager.tsx';
import { MailDialog } from '../list/mail-dialog.tsx';
import { RecordList } from '../list/record-list.tsx';
import { listRequestOf, useListQuery } from '../list/use-list-query.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { CallList as Calls, PromisedList } from './call-list.tsx';
import type { callListAtDesk } from './debtor.contract.ts';
import { DueReminders, StageMarks } from './due-reminders.tsx';
import { ExportDialog } from './export-dialog.tsx';
import type { exceptAtDesk, receivablesAtDesk, sendReminderAtDesk } from './receivables.contract.ts';
import styles from './receivables.module.css';
import type { CallListAtDesk, Debtor, ReceivablesAtDesk } from './receivables-types.ts';

export const handle = { title: () => 'Receivables' };

export async function loader(args: LoaderFunctionArgs) {
  const { signal } = args.request;
  const site = siteOf(args);
  const wanted = { site, ...listRequestOf(args.request) };
  const [found, calls] = await Promise.all([
    loadDesk<typeof receivablesAtDesk>('GET /desk/api/:site/money/receivables/', wanted, signal),
    loadDesk<typeof callListAtDesk>('GET /desk/api/:site/money/calls/', { site }, signal),
  ]);
  return { found, calls };
}

export function Component() {
  return <ReceivablesPage {...useLoaderData<typeof loader>()} />;
}

type Reminded = { customerId: number; company: string };

/** The page shows what all customers of the site owe, in its currency, and the reminders that are due. */
function ReceivablesPage({ found, calls }: { found: ReceivablesAtDesk; calls: CallListAtDesk }) {
  const { rows, totals, more, due, days, sentByItself } = found;
  const [excepting, setExcepting] = useState<Debtor>();
  const [exporting, setExporting] = useState(false);
  const [sending, setSending] = useState<{ customers: readonly Reminded[]; onSent?: () => void }>();
  const { site, currency, taxSections } = useDeskSite();
  const can = useCan();
  const tell = useTell();
  const query = useListQuery();
  const { revalidate } = useRevalidator();
  const page = Number(query.get('page')) || 1;

  /** One after the other; the first refusal is shown. False for a refusal. */
  async function remind(customers: readonly Reminded[]): Promise<boolean> {
    const sent: string[] = [];
    const refused: string[] = [];
    let isReached = true;
    for (const { customerId, company } of customers) {
      const request = { site, customerId };
      const endpoint = 'POST /desk/api/:site/money/reminders/send/';
      const reply = await callDesk<typeof sendReminderAtDesk>(endpoint, request).catch((cause: unknown) => {
        isReached = false;
        return failureOf(cause);
      });
      if (isRefusal(reply)) refused.push(`${company}: ${reply.message}`);
      else sent.push(company);
      if (!isReached) break;
    }
    // A server that was not reached may not answer that either, and the message would wait for it.
    if (isReached || sent.length > 0) await revalidate();
    const [first] = refused;
    // The message of an earlier failure goes once all are sent.
    const about = 'reminders';
    if (sent.length > 0)
      tell({
        kind: 'good',
        ...(!first && { about }),
        message: sent.length === 1 ? `${sent[0] ?? ''} was reminded.` : `${sent.length} customers were reminded.`,
      });
    if (first)
      tell({
        kind: 'bad',
        about,
        message: refused.length === 1 ? first : `${first} (and ${refused.length - 1} more)`,
      });
    return refused.length === 0;
  }

  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <AgeingTotals totals={totals} />
        <ListBar
          searchLabel="Customer"
          views={[
            { view: '', label: `All ${totals.customers}` },
            { view: 'overdue', label: `Overdue ${totals.overdueCustomers}` },
          ]}
        >
          {taxSections.length > 0 && <Link to={`/${site}/receivables/tax`}>Tax deducted</Link>}
          {can('export-accounts') && (
            <Button small onClick={() => setExporting(true)}>
              Export
            </Button>
          )}
        </ListBar>
        <RecordList
          caption="What customers owe"
          columns={columnsOf(currency, calls, can('send-reminders') ? setExcepting : undefined)}
          rows={rows}
          rowKey={({ customerId }) => String(customerId)}
          linkTo={({ customerId }) => `/${site}/receivables/${customerId}`}
          empty="Nobody owes anything."
          {...(can('send-reminders') && {
            bulk: (selected: readonly Debtor[], clear: () => void) => (
              <Button small onClick={() => setSending({ customers: selected, onSent: clear })}>
                {`Send ${plural(selected.length, 'reminder')}`}
              </Button>
            ),
          })}
        />
        {query.get('q') === '' ? (
          <ListPager total={query.get('view') === 'overdue' ? totals.overdueCustomers : totals.customers} />
        ) : (
          <div className={styles.pager}>
            <PageButton label="Previous" page={page - 1} isThere={page > 1} />
            <PageButton label="Next" page={page + 1} isThere={more} />
          </div>
        )}
      </div>
      <div className={styles.sides}>
        <Calls list={calls} />
        <DueReminders
          due={due}
          days={days}
          sentByItself={sentByItself}
          onSend={can('send-reminders') ? remind : undefined}
          onAsk={(customers) => setSending({ customers })}
        />
        <PromisedList promises={calls.promises} />
      </div>
      {sending && (
        <MailDialog
          {...askingTexts(sending.customers)}
          onClose={() => setSending(undefined)}
          onSend={() => {
            setSending(undefined);
            sending.onSent?.();
            void remind(sending.customers);
          }}
        >
          The open invoices with their due days, and the bank account.
        </MailDialog>
      )}
      {excepting && <ExceptDialog debtor={excepting} onClose={() => setExcepting(undefined)} />}
      <ExportDialog
        open={exporting}
        filter={{ receivables: 'yes', ...query.all('q', 'view', 'sort') }}
        country={found.country}
        onClose={() => setExporting(false)}
      />
    </div>
  );
}

function askingTexts(customers: readonly Reminded[]) {
  const [only, ...others] = customers;
  if (only && others.length === 0) return { title: `Remind ${only.company}?`, action: 'Send' };
  return { title: `Mail ${customers.length} reminders?`, action: `Send ${customers.length}` };
}

function columnsOf(
  currency: Currency,
  { promises }: CallListAtDesk,
  onExcept: ((row: Debtor) => void) | undefined,
): readonly Column<Debtor>[] {
  const sign = currencySign(currency);
  const figure = (minor: number) => (minor === 0 ? 'none' : formatAmount({ minor, currency }));
  const age = (
    key: 'notDue' | 'days30' | 'days60' | 'days90' | 'older',
    header: string,
    look?: string,
  ): Column<Debtor> => ({
    key,
    header,
    align: 'end',
    drop: 1100,
    phone: 'one',
    cell: (row) => <span className={row[key] > 0 ? look : styles.soft}>{figure(row[key])}</span>,
  });
  return [
    { key: 'company', header: 'Customer', cell: ({ company }) => company, phone: 'full', wrap: true },
    age('notDue', `Not due, ${sign}`),
    age('days30', '1 to 30'),
    age('days60', '31 to 60', styles.warn),
    age('days90', '61 to 90', styles.bad),
    age('older', 'Over 90', styles.bad),
    {
      key: 'overdue',
      header: `Overdue, ${sign}`,
      align: 'end',
      cell: ({ overdue }) => <b className={overdue > 0 ? styles.bad : styles.soft}>{figure(overdue)}</b>,
    },
    {
      key: 'total',
      header: `Total, ${sign}`,
      align: 'end',
      sortBy: 'server',
      cell: ({ total }) => <b>{figure(total)}</b>,
    },
    {
      key: 'stage',
      header: 'Reminder',
      cell: (row) => (
        <StageMarks
          stage={row.stage}
          at={row.stageAt}
          exception={row.exception}
          disputed={row.disputedMinor > 0}
          promised={promises.find(({ customerId }) => customerId === row.customerId)?.promisedFor ?? ''}
        />
      ),
    },
    ...(onExcept
      ? [
          {
            key: 'except',
            header: 'Action',
            cell: (row: Debtor) => (
              <Button
                small
                aria-label={row.exception ? `Remind ${row.company}` : `Leave out ${row.company}`}
                onClick={() => onExcept(row)}
              >
                {row.exception ? 'Remind' : 'Leave out'}
              </Button>
            ),
          },
        ]
      : []),
  ];
}

const looks = [styles.notDue, styles.days30, styles.days60, styles.days90, styles.older];

/** All that is owed to scale, from not due to over 90 days. */
function AgeingTotals({ totals }: { totals: ReceivablesAtDesk['totals'] }) {
  const { currency } = useDeskSite();
  const money = (minor: number) => formatMoney({ minor, currency });
  const ages = [
    { label: 'Not due', minor: totals.notDue },
    { label: '1 to 30 days', minor: totals.days30 },
    { label: '31 to 60 days', minor: totals.days60 },
    { label: '61 to 90 days', minor: totals.days90 },
    { label: 'Over 90 days', minor: totals.older },
  ];
  return (
    <div className={styles.totals}>
      <div className={styles.bar} aria-hidden="true">
        {ages.map(
          ({ label, minor }, at) =>
            minor > 0 && <span key={label} className={looks[at]} style={{ '--share': minor } as CSSProperties} />,
        )}
      </div>
      <dl className={styles.key}>
        {ages.map(({ label, minor }, at) => (
          <div key={label}>
            <dt>
              <span className={`${styles.swatch} ${looks[at]}`} aria-hidden="true" />
              {label}
            </dt>
            <dd>{minor === 0 ? 'none' : money(minor)}</dd>
          </div>
        ))}
        <div>
          <dt>Owed in all</dt>
          <dd>{money(ages.reduce((sum, { minor }) => sum + minor, 0))}</dd>
        </div>
        <div>
          <dt>On account</dt>
          <dd>{totals.onAccountMinor === 0 ? 'none' : money(totals.onAccountMinor)}</dd>
        </div>
      </dl>
    </div>
  );
}

type ExceptDialogProps = { debtor: Debtor; onClose: () => void };

/** Whether a customer gets reminders. */
function ExceptDialog({ debtor, onClose }: ExceptDialogProps) {
  const { site } = useDeskSite();
  const [reason, setReason] = useState('');
  const { change, error, busy } = useAction('page');
  const { customerId, company, exception } = debtor;
  const excepted = exception === null;

  async function save() {
    const request = { site, customerId, excepted, reason };
    const done = excepted ? `${company} gets no reminders.` : `${company} gets reminders again.`;
    if (
      await change(() => callDesk<typeof exceptAtDesk>('POST /desk/api/:site/money/reminders/except/', request), done)
    )
      onClose();
  }

  return (
    <ConfirmDialog
      title={excepted ? `No reminders for ${company}?` : `Remind ${company} again?`}
      onClose={onClose}
      busy={busy}
      action="Save"
      onConfirm={() => void save()}
    >
      {excepted ? (
        <Field label="Reason" hint="Only staff read it." error={error}>
          <TextInput value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        </Field>
      ) : (
        <p>{error || `Until now: ${exception}`}</p>
      )}
    </ConfirmDialog>
  );
}
