import { ContactLinks } from '../../account/forms/contact-links.ui.tsx';
import { formatDay } from '../../lib/dates.ts';
import { msg, plural, t, translate } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { overdueText } from '../../payments/credit/overdue.rule.ts';
import { AccountCells } from '../../payments/methods/bank-transfer.ui.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container, SectionHeader } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableFooter, useFirstRows } from '../../ui/table/table-footer.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { useOpenDocument } from '../documents/use-open-document.ts';
import { ExportStatement } from './export-statement.ui.tsx';
import type { AccountStatement } from './statement.contract.ts';
import styles from './statement.module.css';
import { type Movement, movementColumns, openColumns } from './statement-columns.ui.tsx';
import { StatementFigures } from './statement-figures.ui.tsx';
import { transferReference } from './statement-labels.ts';
import { StatementPeriod } from './statement-period.ui.tsx';

export type StatementPageProps = {
  statement: AccountStatement;
  /** Why the requested period is not shown; ''. */
  problem: string;
};

export function StatementPage({ statement, problem }: StatementPageProps) {
  const { company, today, from, to, terms, rows, opening, open_items } = statement;
  const empty = rows.length === 0 && open_items.length === 0 && opening === 0;
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
      {statement.overdue > 0 && <Overdue overdue={statement.overdue} />}
      {(terms || !empty) && <StatementFigures statement={statement} />}
      {(terms || !empty) && (
        <div className={styles.account}>
          <AccountCells reference={translate(transferReference)} />
        </div>
      )}
      {empty && !problem ? <Nothing terms={terms} /> : <Lists statement={statement} problem={problem} />}
    </Container>
  );
}

function Overdue({ overdue }: { overdue: number }) {
  const { currency } = useSite();
  const amount = formatMoney({ minor: Math.round(overdue * 100), currency });
  return (
    <div className={styles.notice}>
      <Notice kind="warn" title={t`${amount} is overdue`}>
        <p>{translate(overdueText)}</p>
        <p className={styles.small}>
          {tRich`You can still order with online payment. Accounts desk: ${<ContactLinks />}.`}
        </p>
      </Notice>
    </div>
  );
}

function Nothing({ terms }: Pick<AccountStatement, 'terms'>) {
  const actions = (
    <ButtonLink kind="primary" to={terms ? '/listing' : '/order-history'}>
      {terms ? t`Products` : t`Order History`}
    </ButtonLink>
  );
  if (terms)
    return (
      <EmptyState title={t`Nothing booked yet`} actions={actions}>
        <p>{t`Your invoices and what you have paid on them will be listed here.`}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={t`No credit terms`} actions={actions}>
      <p>{t`You pay your orders as you place them, so there is nothing to settle.`}</p>
      <p>{tRich`For credit terms ask ${<ContactLinks />}.`}</p>
    </EmptyState>
  );
}

function Lists({ statement, problem }: StatementPageProps) {
  const site = useSite();
  const { open } = useOpenDocument();
  const { open_items, rows, from, to, today } = statement;
  const { shown, hasMore, showAll } = useFirstRows(movementsOf(statement));
  return (
    <>
      {open_items.length > 0 && (
        <section>
          <SectionHeader title={t`Open items`} meta={t`with their payments`} />
          <DataTable
            caption={t`Open items`}
            columns={openColumns(site, open)}
            rows={open_items}
            rowKey={(item) => item.key}
          />
        </section>
      )}
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
          caption={t`Movements`}
          columns={movementColumns(site, open)}
          rows={shown}
          rowKey={(row) => row.key}
        />
        {hasMore && <TableFooter summary={t`The first ${shown.length} rows.`} onShowAll={showAll} />}
      </section>
    </>
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
