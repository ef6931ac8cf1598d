import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDateTime, formatNearDay } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { type OrderView, owingViews } from '../../orders/staff-view/order-views.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import { callDesk, loadDesk } from '../browser/call-desk.ts';
import { aboutList, ExportButton } from '../exports/export-button.tsx';
import { BulkButton } from '../list/bulk-button.tsx';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import type { BulkChange } from '../list/use-bulk.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { OrderFilters } from './order-filters.tsx';
import type { decideOrdersAtDesk, listOrdersAtDesk, OrderRow } from './order-list.contract.ts';
import { orderListFilters, orderListRequest } from './order-list-request.ts';
import { OrderTags } from './order-tags.tsx';
import styles from './orders.module.css';
import { useOrderFile } from './use-order-file.ts';

export const handle = { title: () => 'Orders' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof listOrdersAtDesk>('GET /desk/api/:site/orders/', orderListRequest(args), args.request.signal);

export function Component() {
  return <OrdersPage list={useLoaderData<typeof loader>()} />;
}

const views: readonly { view: OrderView | ''; label: string }[] = [
  { view: '', label: 'Open' },
  { view: 'to-approve', label: 'To approve' },
  { view: 'to-dispatch', label: 'To dispatch' },
  { view: 'due-today', label: 'Due today' },
  { view: 'late', label: 'Late' },
  { view: 'unpaid', label: 'Transfer missing' },
  { view: 'on-the-way', label: 'On the way' },
  { view: 'in-part', label: 'Sent in part' },
  { view: 'on-hold', label: 'On hold' },
  { view: 'look-again', label: 'Look at again' },
  { view: 'returns-to-decide', label: 'Returns to decide' },
  { view: 'returns', label: 'Returns' },
  { view: 'not-registered', label: 'Not registered' },
  { view: 'all', label: 'All' },
];
const paidBy = ({ paymentMode, paymentOption }: OrderRow) =>
  paymentMode === 'Online' ? 'Paid online' : paymentOption === 'credit' ? 'Credit' : 'Bank transfer';

function columnsFor(timeZone: string, view: string): readonly Column<OrderRow>[] {
  const due: Column<OrderRow> = {
    key: 'due',
    header: 'Due',
    cell: ({ dueOn, late }) => dueOn && (late ? <Tag kind="bad">{formatNearDay(dueOn)}</Tag> : formatNearDay(dueOn)),
    ...(owingViews.some((one) => one === view) && { sortBy: 'server' }),
  };
  return [
    {
      key: 'number',
      header: 'Order',
      cell: ({ number, isTest }) => (
        <>
          <span className={styles.number}>{number}</span> {isTest && <Tag kind="warn">TEST</Tag>}
        </>
      ),
      phone: 'full',
    },
    { key: 'company', header: 'Customer', wrap: true, cell: ({ company }) => company },
    { key: 'status', header: 'Status', cell: (row) => <OrderTags order={row} /> },
    {
      key: 'placed',
      header: 'Placed',
      cell: ({ placedAt }) => formatDateTime(new Date(placedAt), timeZone),
      sortBy: 'server',
      drop: 1100,
      paper: true,
      phone: 'one',
    },
    due,
    {
      key: 'owed',
      header: 'Owed, reserved',
      align: 'end',
      cell: ({ owed, reserved }) => (owed > 0 ? `${owed}, ${reserved} reserved` : ''),
    },
    {
      key: 'po',
      header: 'PO number',
      cell: ({ purchaseOrderNo }) => purchaseOrderNo && <ReferenceNumber>{purchaseOrderNo}</ReferenceNumber>,
      drop: 1100,
      paper: true,
      phone: 'one',
      wrap: true,
    },
    { key: 'paid', header: 'Payment', cell: paidBy, drop: 1100, phone: 'one' },
    {
      key: 'total',
      header: 'Total',
      align: 'end',
      sortBy: 'server',
      cell: ({ totalMinor, currency }) => formatMoney({ minor: totalMinor, currency }),
    },
  ];
}

function OrdersPage({ list: { rows, total, managers, customer } }: { list: ReplyOf<typeof listOrdersAtDesk> }) {
  const { site, timeZone } = useDeskSite();
  const query = useListQuery();
  const view = query.get('view');
  const { search } = useLocation();
  const { savePickList } = useOrderFile();
  return (
    <>
      <ListBar
        views={views.map((one) => ({ ...one, label: one.label }))}
        searchLabel="Number, PO number, invoice, docket, customer or item"
      >
        <ExportButton
          kinds={['orders', 'order_lines', 'invoices', 'invoice_lines']}
          filter={query.all('q', 'view', 'sort', ...orderListFilters)}
          about={aboutList}
        />
        <OrderFilters managers={managers} customer={customer} />
      </ListBar>
      <RecordList
        caption="Orders"
        columns={columnsFor(timeZone, view)}
        rows={rows}
        rowKey={({ number }) => number}
        linkTo={({ number }) => `/${site}/orders/${number}${search}`}
        empty="No order is in this view."
        bulk={(selected, clear) => (
          <>
            <ApproveOrders orders={selected} onDone={clear} />
            <Button small icon="print" onClick={() => void savePickList(selected.map(({ number }) => number))}>
              {`Pick list for ${selected.length}`}
            </Button>
          </>
        )}
      />
      <ListPager total={total} />
    </>
  );
}

/** The selected orders that wait for it. */
function ApproveOrders({ orders, onDone }: { orders: readonly OrderRow[]; onDone: () => void }) {
  const { site } = useDeskSite();
  const can = useCan();
  const numbers = orders
    .filter(({ status, hold }) => status === 'Awaiting Internal Approval' && !hold)
    .map(({ number }) => number);
  if (!can('decide-orders') || numbers.length === 0) return null;
  const decide = (decision: 'approve' | 'take-back', of: readonly string[]): Pick<BulkChange, 'run' | 'nameOf'> => ({
    run: () =>
      callDesk<typeof decideOrdersAtDesk>('POST /desk/api/:site/decide_orders/', {
        site,
        numbers: [...of],
        decision,
        reason: decision === 'take-back' ? 'The order was approved by mistake.' : '',
      }),
    nameOf: (number) => number,
  });
  const approve = (): BulkChange => ({
    ...decide('approve', numbers),
    done: (count) => `${plural(count, 'order')} approved.`,
    undo: (done) => ({
      ...decide('take-back', done),
      done: (count) => `${plural(count, 'order')} waiting for approval again.`,
    }),
  });
  return (
    <BulkButton
      question={`Approve ${plural(numbers.length, 'order')}? Their buyers are mailed.`}
      confirm="Approve"
      change={approve}
      onDone={onDone}
    >
      {`Approve ${numbers.length}`}
    </BulkButton>
  );
}
