import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { StatusTag } from '../account/status-tag.ui.tsx';
import { countOf, say } from '../lib/say.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Wrap } from '../ui/layout.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { RowsFoot, useFirstRows } from '../ui/rows-foot.tsx';
import { RowsSearch } from '../ui/rows-search.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { ExportOrders } from './export-orders.ui.tsx';
import { orderColumns } from './order-columns.tsx';
import type { OrderRow } from './order-history.contract.ts';
import styles from './order-history.module.css';
import { rowsMatching } from './order-rows.rule.ts';
import { useDocument } from './use-document.ts';

export type OrderHistoryPageProps = {
  /** Newest first; undefined while they are on their way. */
  rows: readonly OrderRow[] | undefined;
  /** As get_info's status. */
  status: string;
};

/** Every line ever ordered, to search and to sort. */
export function OrderHistoryPage({ rows, status }: OrderHistoryPageProps) {
  const [search] = useSearchParams();
  const [text, setText] = useState(search.get('q') ?? '');
  if (rows?.length === 0) return <NoOrders status={status} />;
  return (
    <Wrap>
      <PageHead
        title={say`Order History`}
        meta={<AccountStatus status={status} />}
        end={
          <RowsSearch
            of={say`Your orders`}
            label={say`Search by item`}
            placeholder={say`Designation or order ID`}
            text={text}
            onSearch={setText}
          />
        }
      />
      <Rows rows={rows && rowsMatching(rows, text)} text={text} />
    </Wrap>
  );
}

function AccountStatus({ status }: { status: string }) {
  return <span className={styles.status}>{sayWith`Account status ${<StatusTag status={status} />}`}</span>;
}

function NoOrders({ status }: { status: string }) {
  return (
    <Wrap>
      <PageHead title={say`Order History`} meta={<AccountStatus status={status} />} />
      <EmptyState
        title={say`Nothing ordered yet`}
        actions={<ButtonLink kind="primary" to="/listing">{say`Products`}</ButtonLink>}
      >
        <p>{say`Your orders and where they stand will be listed here.`}</p>
      </EmptyState>
    </Wrap>
  );
}

function Rows({ rows, text }: { rows: readonly OrderRow[] | undefined; text: string }) {
  const { open } = useDocument();
  const { shown, hasMore, showAll } = useFirstRows(rows ?? []);
  const count = countOf(rows?.length ?? 0, 'line');
  const words = hasMore ? say`The newest ${shown.length} of ${count}.` : count;
  return (
    <>
      <DataTable
        striped
        caption={say`Your orders`}
        columns={orderColumns(useSite(), open)}
        rows={shown}
        rowKey={(row) => row.row_no}
        loadingRows={rows ? 0 : 6}
      />
      {rows && (
        <div className={styles.foot}>
          <RowsFoot
            words={rows.length === 0 ? say`No line matches '${text}'` : words}
            onAll={hasMore ? showAll : undefined}
          />
          <span className={styles.tools}>
            <ExportOrders />
          </span>
        </div>
      )}
    </>
  );
}
