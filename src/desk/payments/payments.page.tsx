import type { ReplyOf } from '../../lib/contract.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatAnyMoney } from '../../payments/online-payments/format-any-money.ts';
import { paymentProblems } from '../../payments/online-payments/payment-problem.data.ts';
import type { DeskColumn } from '../list/desk-columns.ts';
import { DeskTable } from '../list/desk-table.tsx';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { listPaymentsAtDesk } from './online-payments.contract.ts';
import { PaymentTag } from './payment-tag.tsx';
import { problemLabels } from './payment-texts.ts';
import styles from './payments.module.css';

type Row = ReplyOf<typeof listPaymentsAtDesk>['rows'][number];

const columnsFor = (timeZone: string): readonly DeskColumn<Row>[] => [
  {
    key: 'number',
    header: 'Payment',
    cell: ({ receipt }) => <span className={styles.mono}>{receipt}</span>,
    lead: true,
  },
  { key: 'company', header: 'Customer', wrap: true, cell: ({ company }) => company },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amountMinor: amount, currency }) => formatAnyMoney(amount, currency),
  },
  { key: 'state', header: 'State', cell: (row) => <PaymentTag payment={row} /> },
  {
    key: 'since',
    header: 'Waits since',
    cell: ({ since }) => since && formatDateTime(new Date(since), timeZone),
  },
  {
    key: 'order',
    header: 'Order or receipt',
    cell: ({ orderNumber: orderNo, receiptNumber: receiptNo }) => (
      <span className={styles.mono}>{orderNo || receiptNo}</span>
    ),
  },
  { key: 'provider', header: 'Provider', cell: ({ provider }) => provider, drop: true },
  {
    key: 'created',
    header: 'Begun',
    cell: ({ createdAt }) => formatDateTime(new Date(createdAt), timeZone),
    drop: true,
  },
];

export function PaymentsPage({ rows, total }: { rows: readonly Row[]; total: number }) {
  const site = useDeskSite();
  const view = useListQuery().get('view');
  const isWork = view !== 'all' && view !== 'closed';
  return (
    <>
      <ListBar
        searchLabel="Customer, payment, order or provider's number"
        views={[
          { view: '', label: 'To look at' },
          ...paymentProblems.map((problem) => ({ view: problem, label: problemLabels[problem] })),
          { view: 'closed', label: 'Settled outside' },
          { view: 'all', label: 'All' },
        ]}
      />
      <DeskTable
        caption="Online payments"
        columns={columnsFor(site?.timeZone ?? 'UTC')}
        rows={rows}
        rowId={({ id }) => String(id)}
        linkTo={({ id }) => `/${site?.site ?? ''}/payments/${id}`}
        empty={isWork ? 'No online payment needs a look.' : 'There is no such payment.'}
      />
      <ListPager total={total} />
    </>
  );
}
