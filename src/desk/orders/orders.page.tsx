import type { ReplyOf } from '../../lib/contract.ts';
import { formatDateTime, formatNearDay } from '../../lib/dates.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { OrderStatusTag } from '../../orders/order-status-tag.ui.tsx';
import type { OrderView } from '../../orders/staff-view/order-views.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import type { DeskColumn } from '../list/desk-columns.ts';
import { DeskTable } from '../list/desk-table.tsx';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { listOrdersAtDesk } from './order-list.contract.ts';
import styles from './orders.module.css';
import { useOrderFile } from './use-order-file.ts';

type Row = ReplyOf<typeof listOrdersAtDesk>['rows'][number];

const views: readonly { view: OrderView | ''; label: string }[] = [
  { view: '', label: msg('Open') },
  { view: 'to-approve', label: msg('To approve') },
  { view: 'to-dispatch', label: msg('To dispatch') },
  { view: 'due-today', label: msg('Due today') },
  { view: 'late', label: msg('Late') },
  { view: 'unpaid', label: msg('Transfer missing') },
  { view: 'on-the-way', label: msg('On the way') },
  { view: 'all', label: msg('All') },
];
const paidLabels: Readonly<Record<Row['paid'], string>> = {
  credit: msg('Credit'),
  transfer: msg('Bank transfer'),
  online: msg('Paid online'),
};

const owingViews = ['to-dispatch', 'due-today', 'late'];

function columnsFor(timeZone: string, view: string): readonly DeskColumn<Row>[] {
  const due: DeskColumn<Row> = {
    key: 'due',
    header: t`Due`,
    cell: ({ due_on, late }) =>
      due_on && (late ? <Tag kind="bad">{formatNearDay(due_on)}</Tag> : formatNearDay(due_on)),
    ...(owingViews.includes(view) && { sortable: true }),
  };
  return [
    {
      key: 'number',
      header: t`Order`,
      cell: ({ number }) => <span className={styles.number}>{number}</span>,
      lead: true,
    },
    { key: 'company', header: t`Customer`, cell: ({ company }) => company },
    { key: 'status', header: t`Status`, cell: ({ status }) => <OrderStatusTag status={status} /> },
    {
      key: 'placed',
      header: t`Placed`,
      cell: ({ placed_at }) => formatDateTime(new Date(placed_at), timeZone),
      sortable: true,
    },
    due,
    {
      key: 'owed',
      header: t`Owed, reserved`,
      align: 'end',
      cell: ({ owed, reserved }) => (owed > 0 ? t`${owed}, ${reserved} reserved` : ''),
    },
    { key: 'po', header: t`PO number`, cell: ({ purchase_order_no }) => purchase_order_no, drop: true },
    { key: 'paid', header: t`Payment`, cell: ({ paid }) => translate(paidLabels[paid]), drop: true },
    {
      key: 'total',
      header: t`Total`,
      align: 'end',
      sortable: true,
      cell: ({ total_minor, currency }) => formatMoney({ minor: total_minor, currency }),
    },
  ];
}

export function OrdersPage({ rows, total }: { rows: readonly Row[]; total: number }) {
  const site = useDeskSite();
  const view = useListQuery().get('view');
  const { savePickList } = useOrderFile();
  return (
    <>
      <ListBar
        views={views.map((one) => ({ ...one, label: translate(one.label) }))}
        searchLabel={t`Number, PO number, customer or item`}
      />
      <DeskTable
        caption={t`Orders`}
        columns={columnsFor(site?.timeZone ?? 'UTC', view)}
        rows={rows}
        rowId={({ number }) => number}
        linkTo={({ number }) => `/${site?.site ?? ''}/orders/${number}`}
        empty={t`No order matches.`}
        bulk={(selected) => (
          <Button small icon="print" onClick={() => void savePickList(selected.map(({ number }) => number))}>
            {t`Pick list for ${selected.length}`}
          </Button>
        )}
      />
      <ListPager total={total} />
    </>
  );
}
