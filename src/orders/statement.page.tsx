import { ContactLinks } from '../account/call-us.ui.tsx';
import { formatDay } from '../lib/dates.ts';
import { formatMoney } from '../lib/money.ts';
import { countOf, said, say, word } from '../lib/say.ts';
import { AccountCells } from '../payments/bank-transfer.ui.tsx';
import { overdueText } from '../payments/overdue.rule.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SectionHead, Wrap } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { RowsFoot, useFirstRows } from '../ui/rows-foot.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { ExportStatement } from './export-statement.ui.tsx';
import type { AccountStatement } from './statement.contract.ts';
import styles from './statement.module.css';
import { type Movement, movementColumns, openColumns } from './statement-columns.tsx';
import { StatementFigures } from './statement-figures.ui.tsx';
import { StatementPeriod } from './statement-period.ui.tsx';
import { transferReference } from './statement-words.ts';
import { useDocument } from './use-document.ts';

export type StatementPageProps = {
  statement: AccountStatement;
  /** Why the period that was asked for is not shown; ''. */
  problem: string;
};

/** Account Statement: what is unpaid and how old it is, what is due when, and every movement of a period. */
export function StatementPage({ statement, problem }: StatementPageProps) {
  const { company, today, from, to, terms, rows, opening, open_items } = statement;
  const empty = rows.length === 0 && open_items.length === 0 && opening === 0;
  return (
    <Wrap>
      <Crumbs
        steps={[
          { label: say`Home`, to: '/' },
          { label: say`Account`, to: '/my-profile' },
          { label: say`Account Statement` },
        ]}
      />
      <PageHead
        title={say`Account Statement`}
        meta={say`${company}, on ${formatDay(today)}`}
        end={!empty && <ExportStatement from={from} to={to} />}
      />
      {statement.overdue > 0 && <Overdue overdue={statement.overdue} />}
      {(terms || !empty) && <StatementFigures statement={statement} />}
      {(terms || !empty) && (
        <div className={styles.account}>
          <AccountCells reference={said(transferReference)} />
        </div>
      )}
      {empty && !problem ? <Nothing terms={terms} /> : <Lists statement={statement} problem={problem} />}
    </Wrap>
  );
}

function Overdue({ overdue }: { overdue: number }) {
  const { currency } = useSite();
  const amount = formatMoney({ minor: Math.round(overdue * 100), currency });
  return (
    <div className={styles.notice}>
      <Notice kind="warn" title={say`${amount} is overdue`}>
        <p>{said(overdueText)}</p>
        <p className={styles.small}>
          {sayWith`You can still order with online payment. Accounts desk: ${<ContactLinks />}.`}
        </p>
      </Notice>
    </div>
  );
}

function Nothing({ terms }: Pick<AccountStatement, 'terms'>) {
  const actions = (
    <ButtonLink kind="primary" to={terms ? '/listing' : '/order-history'}>
      {terms ? say`Products` : say`Order History`}
    </ButtonLink>
  );
  if (terms)
    return (
      <EmptyState title={say`Nothing booked yet`} actions={actions}>
        <p>{say`Your invoices and what you have paid on them will be listed here.`}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={say`No credit terms`} actions={actions}>
      <p>{say`You pay your orders as you place them, so there is nothing to settle.`}</p>
      <p>{sayWith`For credit terms ask ${<ContactLinks />}.`}</p>
    </EmptyState>
  );
}

function Lists({ statement, problem }: StatementPageProps) {
  const site = useSite();
  const { open } = useDocument();
  const { open_items, rows, from, to, today } = statement;
  const { shown, hasMore, showAll } = useFirstRows(movementsOf(statement));
  return (
    <>
      {open_items.length > 0 && (
        <section>
          <SectionHead title={say`Open items`} meta={say`and what was paid on them`} />
          <DataTable
            caption={say`Open items`}
            columns={openColumns(site, open)}
            rows={open_items}
            rowKey={(item) => item.key}
          />
        </section>
      )}
      <section>
        <SectionHead
          title={say`Movements`}
          meta={say`${formatDay(from)} to ${formatDay(to)}, ${countOf(rows.length, 'row')}`}
          end={<StatementPeriod from={from} to={to} today={today} />}
        />
        {problem && (
          <div className={styles.notice}>
            <Notice kind="warn" title={problem} />
          </div>
        )}
        <DataTable
          striped
          caption={say`Movements`}
          columns={movementColumns(site, open)}
          rows={shown}
          rowKey={(row) => row.key}
        />
        {hasMore && <RowsFoot words={say`The first ${shown.length} rows.`} onAll={showAll} />}
      </section>
    </>
  );
}

/** The rows between what was owed before and after them. */
function movementsOf({ rows, opening, closing, from, to }: AccountStatement): Movement[] {
  const none = { number: '', note: '', order_no: '', debit: 0, credit: 0, sum: true };
  return [
    { ...none, key: 'opening', day: from, kind: word('Opening balance'), balance: opening },
    ...rows.map((row, index) => ({ ...row, key: `row ${index}` })),
    { ...none, key: 'closing', day: to, kind: word('Closing balance'), balance: closing },
  ];
}
