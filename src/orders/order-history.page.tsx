import { useId, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { StatusTag } from '../account/status-tag.ui.tsx';
import { countOf } from '../cart/cart-words.rule.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Wrap } from '../ui/layout.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useSite } from '../ui/site-context.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { orderColumns } from './order-columns.tsx';
import type { OrderRow } from './order-history.contract.ts';
import styles from './order-history.module.css';
import { rowsMatching } from './order-rows.rule.ts';

export type OrderHistoryPageProps = {
  /** Newest first; undefined while they are on their way. */
  rows: readonly OrderRow[] | undefined;
  /** As get_info's status. */
  status: string;
};

/** So many rows are shown at first: the newest, or the first that match. */
const shownAtFirst = 200;

/** Every line ever ordered, to search and to sort. */
export function OrderHistoryPage({ rows, status }: OrderHistoryPageProps) {
  const [search] = useSearchParams();
  const [text, setText] = useState(search.get('q') ?? '');
  if (rows?.length === 0) return <NoOrders status={status} />;
  return (
    <Wrap>
      <PageHead
        title="Order History"
        meta={<AccountStatus status={status} />}
        end={<Search text={text} onSearch={setText} />}
      />
      <Rows rows={rows && rowsMatching(rows, text)} text={text} />
    </Wrap>
  );
}

function AccountStatus({ status }: { status: string }) {
  return (
    <>
      Account status <StatusTag status={status} />
    </>
  );
}

function NoOrders({ status }: { status: string }) {
  return (
    <Wrap>
      <PageHead title="Order History" meta={<AccountStatus status={status} />} />
      <EmptyState
        title="Nothing ordered yet"
        actions={
          <ButtonLink kind="primary" to="/listing">
            Products
          </ButtonLink>
        }
      >
        <p>Your orders and where they stand will be listed here.</p>
      </EmptyState>
    </Wrap>
  );
}

function Search({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const id = useId();
  return (
    <Form className={styles.search} role="search" aria-label="Your orders" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>Search by item</label>
      <TextInput
        id={id}
        type="search"
        name="q"
        placeholder="Designation or order ID"
        value={text}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
    </Form>
  );
}

function Rows({ rows, text }: { rows: readonly OrderRow[] | undefined; text: string }) {
  const site = useSite();
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows?.slice(0, shownAtFirst);
  const count = rows?.length ?? 0;
  return (
    <>
      <DataTable
        striped
        caption="Your orders"
        columns={orderColumns(site)}
        rows={shown ?? []}
        rowKey={(row) => row.row_no}
        loadingRows={rows ? 0 : 6}
      />
      <p className={styles.foot} role="status">
        {rows && (count === 0 ? `No line matches '${text}'` : footOf(shown?.length ?? 0, count))}{' '}
        {shown && shown.length < count && (
          <button type="button" className={styles.more} onClick={() => setAll(true)}>
            Show all
          </button>
        )}
      </p>
    </>
  );
}

function footOf(shown: number, count: number): string {
  return shown < count ? `The newest ${shown} of ${countOf(count, 'line')}.` : countOf(count, 'line');
}
