import type { ReplyOf } from '../../lib/contract.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { t, translate } from '../../lib/i18n.ts';
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
    header: t`Payment`,
    cell: ({ receipt }) => <span className={styles.mono}>{receipt}</span>,
    lead: true,
  },
  { key: 'company', header: t`Customer`, wrap: true, cell: ({ company }) => company },
  {
    key: 'amount',
    header: t`Amount`,
    align: 'end',
    cell: ({ amount, currency }) => formatAnyMoney(amount, currency),
  },
  { key: 'state', header: t`State`, cell: (row) => <PaymentTag payment={row} /> },
  {
    key: 'since',
    header: t`Waits since`,
    cell: ({ since }) => since && formatDateTime(new Date(since), timeZone),
  },
  {
    key: 'order',
    header: t`Order or receipt`,
    cell: ({ order_no, receipt_no }) => <span className={styles.mono}>{order_no || receipt_no}</span>,
  },
  { key: 'provider', header: t`Provider`, cell: ({ provider }) => provider, drop: true },
  {
    key: 'created',
    header: t`Begun`,
    cell: ({ created_at }) => formatDateTime(new Date(created_at), timeZone),
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
        searchLabel={t`Customer, payment, order or provider's number`}
        views={[
          { view: '', label: t`To look at` },
          ...paymentProblems.map((problem) => ({ view: problem, label: translate(problemLabels[problem]) })),
          { view: 'closed', label: t`Settled outside` },
          { view: 'all', label: t`All` },
        ]}
      />
      <DeskTable
        caption={t`Online payments`}
        columns={columnsFor(site?.timeZone ?? 'UTC')}
        rows={rows}
        rowId={({ id }) => String(id)}
        linkTo={({ id }) => `/${site?.site ?? ''}/payments/${id}`}
        empty={isWork ? t`No online payment needs a look.` : t`There is no such payment.`}
      />
      <ListPager total={total} />
    </>
  );
}
