import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatAnyMoney } from '../../payments/online-payments/format-any-money.ts';
import { paymentProblems } from '../../payments/online-payments/payment-problem.data.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import { listRequestOf, useListQuery } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { listPaymentsAtDesk } from './online-payments.contract.ts';
import { PaymentTag } from './payment-tag.tsx';
import { problemLabels } from './payment-texts.ts';
import styles from './payments.module.css';

export const handle = { title: () => 'Payments' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  return loadDesk<typeof listPaymentsAtDesk>('GET /desk/api/:site/payments/', request, args.request.signal);
}

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <PaymentsPage rows={rows} total={total} />;
}

type Row = ReplyOf<typeof listPaymentsAtDesk>['rows'][number];

const columnsFor = (timeZone: string): readonly Column<Row>[] => [
  {
    key: 'number',
    header: 'Payment',
    cell: ({ receipt }) => <span className={styles.mono}>{receipt}</span>,
    phone: 'full',
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
  { key: 'provider', header: 'Provider', cell: ({ provider }) => provider, drop: 1100, phone: 'one' },
  {
    key: 'created',
    header: 'Begun',
    cell: ({ createdAt }) => formatDateTime(new Date(createdAt), timeZone),
    drop: 1100,
    phone: 'one',
  },
];

function PaymentsPage({ rows, total }: { rows: readonly Row[]; total: number }) {
  const { site, timeZone } = useDeskSite();
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
      <RecordList
        caption="Online payments"
        columns={columnsFor(timeZone)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        linkTo={({ id }) => `/${site}/payments/${id}`}
        empty={isWork ? 'No online payment needs a look.' : 'There is no such payment.'}
      />
      <ListPager total={total} />
    </>
  );
}
