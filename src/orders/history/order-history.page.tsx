import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { StatusTag } from '../../account/permissions/status-tag.ui.tsx';
import { plural, t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableFilter } from '../../ui/table/table-filter.tsx';
import { TableFooter, useFirstRows } from '../../ui/table/table-footer.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { useOpenDocument } from '../documents/use-open-document.ts';
import { ExportOrders } from './export-orders.ui.tsx';
import { orderColumns } from './order-columns.ui.tsx';
import type { OrderRow } from './order-history.contract.ts';
import styles from './order-history.module.css';
import { filterOrderRows } from './search-orders.rule.ts';

export type OrderHistoryPageProps = {
  /** Newest first; undefined while loading. */
  rows: readonly OrderRow[] | undefined;
  standing: Standing | undefined;
};

export function OrderHistoryPage({ rows, standing }: OrderHistoryPageProps) {
  const [search] = useSearchParams();
  const [text, setText] = useState(search.get('q') ?? '');
  if (rows?.length === 0) return <NoOrders standing={standing} />;
  return (
    <Container>
      <PageHeader
        title={t`Order History`}
        meta={<AccountStatus standing={standing} />}
        end={
          <TableFilter
            ariaLabel={t`Your orders`}
            label={t`Search by item`}
            placeholder={t`Designation or order ID`}
            text={text}
            onSearch={setText}
          />
        }
      />
      <Rows rows={rows && filterOrderRows(rows, text)} text={text} />
    </Container>
  );
}

function AccountStatus({ standing }: { standing: Standing | undefined }) {
  if (!standing) return null;
  return <span className={styles.status}>{tRich`Account status ${<StatusTag standing={standing} />}`}</span>;
}

function NoOrders({ standing }: { standing: Standing | undefined }) {
  return (
    <Container>
      <PageHeader title={t`Order History`} meta={<AccountStatus standing={standing} />} />
      <EmptyState
        title={t`Nothing ordered yet`}
        actions={<ButtonLink kind="primary" to="/listing">{t`Products`}</ButtonLink>}
      >
        <p>{t`Your orders and their status will be listed here.`}</p>
      </EmptyState>
    </Container>
  );
}

function Rows({ rows, text }: { rows: readonly OrderRow[] | undefined; text: string }) {
  const { open } = useOpenDocument();
  const { shown, hasMore, showAll } = useFirstRows(rows ?? []);
  const count = plural(rows?.length ?? 0, 'line');
  const summary = hasMore ? t`The newest ${shown.length} of ${count}.` : count;
  return (
    <>
      <DataTable
        striped
        caption={t`Your orders`}
        columns={orderColumns(useSite(), open)}
        rows={shown}
        rowKey={(row) => row.row_no}
        loadingRows={rows ? 0 : 6}
      />
      {rows && (
        <div className={styles.foot}>
          <TableFooter
            summary={rows.length === 0 ? t`No line matches '${text}'` : summary}
            onShowAll={hasMore ? showAll : undefined}
          />
          <span className={styles.tools}>
            <ExportOrders />
          </span>
        </div>
      )}
    </>
  );
}
