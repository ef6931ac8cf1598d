import { useRef } from 'react';
import { Form } from 'react-router';
import { ContactLinks } from '../../account/forms/contact-links.tsx';
import { can } from '../../account/permissions/permissions.rule.ts';
import { useCartSession } from '../../cart/use-cart-session.ts';
import { formatDay } from '../../lib/dates.ts';
import { msg, plural, t, translate } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import { overdueText } from '../../payments/credit/overdue.rule.ts';
import { call } from '../../ui/browser/call.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { samePage } from '../../ui/browser/use-note-page.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { SyncFields } from '../../ui/forms/sync-fields.tsx';
import { Sketch } from '../../ui/graphics/line-drawing.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container, SectionHeader } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableFooter, useFirstRows } from '../../ui/table/table-footer.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { useOpenDocument } from '../documents/use-open-document.ts';
import type { exportStatement } from './export-statement.contract.ts';
import { LastPayments } from './last-payments.tsx';
import { PaidNotice, Unconfirmed } from './paid-notice.tsx';
import { PayInvoices, PayLink, type PaymentPage } from './pay-invoices.tsx';
import type { AccountStatement, ReceivedPayment } from './statement.contract.ts';
import styles from './statement.module.css';
import { type Movement, movementColumns } from './statement-columns.tsx';
import { StatementFigures } from './statement-figures.tsx';

export type StatementPageProps = PaymentPage & {
  statement: AccountStatement;
  payments: readonly ReceivedPayment[];
  /** The payment from which the buyer returns may be paid, and is not booked yet. */
  isUnconfirmed: boolean;
  /** Why the requested period is not shown; '' when there is none. */
  problem: string;
};

export function StatementPage({ statement, payments, isUnconfirmed, problem, ...page }: StatementPageProps) {
  const { company, today, from, to, terms, rows, opening, open_items } = statement;
  const empty = rows.length === 0 && open_items.length === 0 && opening === 0;
  const paid = payments.find((one) => one.payment_id !== '' && one.payment_id === page.paidId);
  return (
    <Container>
      <Breadcrumbs
        steps={[{ label: t`Home`, to: '/' }, { label: t`Account`, to: '/my-profile' }, { label: t`Account Statement` }]}
      />
      <PageHeader
        title={t`Account Statement`}
        meta={t`${company}, on ${formatDay(today)}`}
        end={!empty && <ExportStatement from={from} to={to} />}
      />
      {!page.returned && paid && <PaidNotice payment={paid} statement={statement} />}
      {!page.returned && isUnconfirmed && <Unconfirmed />}
      {statement.overdue > 0 && <Overdue overdue={statement.overdue} />}
      {(terms || !empty) && <PayInvoices key={unpaidKey(statement)} statement={statement} {...page} />}
      {(terms || !empty) && (
        <div className={styles.figures}>
          <StatementFigures statement={statement} />
        </div>
      )}
      {empty && !problem ? (
        <Nothing terms={terms} />
      ) : (
        <>
          <LastPayments payments={payments} />
          <Movements statement={statement} problem={problem} />
        </>
      )}
    </Container>
  );
}

function Overdue({ overdue }: { overdue: number }) {
  const { currency } = useSite();
  const amount = formatMajor(overdue, currency);
  const mayOrder = can(useCartSession().session?.standing, 'pay-online');
  return (
    <div className={styles.notice}>
      <Notice kind="warn" title={t`${amount} is overdue`} action={<PayLink />}>
        <p>{translate(overdueText)}</p>
        <p className={styles.small}>
          {mayOrder && <span>{t`You can still order with online payment.`}</span>}{' '}
          {tRich`Accounts desk: ${<ContactLinks />}.`}
        </p>
      </Notice>
    </div>
  );
}

function Nothing({ terms }: Pick<AccountStatement, 'terms'>) {
  const actions = (
    <ButtonLink kind="primary" to={terms ? '/quick-order' : '/order-history'}>
      {terms ? t`Quick order` : t`Order History`}
    </ButtonLink>
  );
  if (terms)
    return (
      <div className={styles.nothing}>
        <EmptyState title={t`No invoices yet`} drawing={<Sketch name="invoice" />} actions={actions}>
          <p>{t`Your invoices and payments will be listed here.`}</p>
        </EmptyState>
      </div>
    );
  return (
    <EmptyState title={t`No credit terms`} drawing={<Sketch name="scale" />} actions={actions}>
      <p>{t`You pay your orders as you place them, so there is nothing to settle.`}</p>
      <p>{tRich`For credit terms ask ${<ContactLinks />}.`}</p>
    </EmptyState>
  );
}

/** What is typed and ticked ends when what is unpaid changes. */
const unpaidKey = ({ open_items }: AccountStatement) =>
  open_items.map(({ number, unpaid }) => `${number} ${unpaid}`).join();

function Movements({ statement, problem }: Pick<StatementPageProps, 'statement' | 'problem'>) {
  const site = useSite();
  const { open } = useOpenDocument();
  const { rows, from, to, today } = statement;
  const { shown, hasMore, showAll } = useFirstRows(movementsOf(statement));
  return (
    <section>
      <SectionHeader
        title={t`Movements`}
        meta={t`${formatDay(from)} to ${formatDay(to)}, ${plural(rows.length, 'row')}`}
        end={<StatementPeriod from={from} to={to} today={today} />}
      />
      {problem && (
        <div className={styles.notice}>
          <Notice kind="warn" title={problem} />
        </div>
      )}
      <DataTable
        striped
        stickyHeadTop={0}
        caption={t`Movements`}
        columns={movementColumns(site, open)}
        rows={shown}
        rowKey={(row) => row.key}
      />
      {hasMore && <TableFooter summary={t`The first ${shown.length} rows.`} onShowAll={showAll} />}
    </section>
  );
}

function movementsOf({ rows, opening, closing, from, to }: AccountStatement): Movement[] {
  const none = { number: '', note: '', order_no: '', debit: 0, credit: 0, sum: true };
  return [
    { ...none, key: 'opening', day: from, kind: msg('Opening balance'), balance: opening },
    ...rows.map((row, index) => ({ ...row, key: `row ${index}` })),
    { ...none, key: 'closing', day: to, kind: msg('Closing balance'), balance: closing },
  ];
}

type StatementPeriodProps = { from: string; to: string; today: string };

function StatementPeriod({ from, to, today }: StatementPeriodProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form ref={form} method="get" className={styles.period} preventScrollReset state={samePage.state}>
      <SyncFields form={form} values={{ from, to }} />
      <Field label={t`From`}>
        <TextInput small type="date" name="from" defaultValue={from} max={today} required />
      </Field>
      <Field label={t`To`}>
        <TextInput small type="date" name="to" defaultValue={to} max={today} required />
      </Field>
      <Button small type="submit">{t`Show`}</Button>
    </Form>
  );
}

const formats = ['pdf', 'csv', 'xlsx'] as const;
type Format = (typeof formats)[number];

function ExportStatement({ from, to }: { from: string; to: string }) {
  const { send, busyWith } = useAction();

  const download = (format: Format) =>
    void send(() => call<typeof exportStatement>('POST /api/export_statement/', { format, from, to }), {
      about: format,
      waits: true,
      onDone: (reply) => downloadFile(reply.file_name, reply.media_type, reply.content),
    });

  return formats.map((format) => (
    <Button key={format} small icon="download" busy={busyWith === format} onClick={() => download(format)}>
      {format.toUpperCase()}
    </Button>
  ));
}
