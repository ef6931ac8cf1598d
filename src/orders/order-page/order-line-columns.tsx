import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { t } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { useLazyDialog } from '../../ui/feedback/use-lazy-dialog.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import {
  OrderedItem,
  orderedPrice,
  orderedStatus,
  orderedTotal,
  taxWeightOrigin,
} from '../ordered-lines/ordered-line-cells.tsx';
import type { CancelLineProps } from './cancel-line-dialog.tsx';
import type { OrderDetail, OrderDetailLine } from './order-detail.contract.ts';
import styles from './order-line-columns.module.css';

export function orderLineColumns(site: Site, order: OrderDetail): Column<OrderDetailLine>[] {
  const sign = currencySign(site.currency);
  return [
    { key: 'item', header: t`Item`, cell: (line) => <OrderedItem line={line} note={quoteNote(line)} />, phone: 'full' },
    { key: 'brand', header: t`Brand`, cell: (line) => line.brand_name, drop: 1023, phone: 'none' },
    { key: 'ordered', header: t`Ordered`, cell: (line) => countText(line.quantity), align: 'end', phone: 'first' },
    { key: 'sent', header: t`Sent`, cell: (line) => countText(line.sent), align: 'end' },
    { key: 'owed', header: t`Pending`, cell: owed, align: 'end' },
    { key: 'by', header: t`Expected`, cell: orderedStatus, phone: 'last' },
    {
      key: 'price',
      header: t`Price, ${sign}`,
      cell: orderedPrice,
      align: 'end',
      drop: 1240,
      paper: true,
      phone: 'first',
    },
    {
      key: 'total',
      header: t`Total, ${sign}`,
      cell: orderedTotal,
      align: 'end',
      drop: 1023,
      paper: true,
      phone: 'two',
      phoneLabel: true,
    },
    // The summary stands beside this table, so that there is less room than in the history.
    ...taxWeightOrigin(site, 1439),
    ...(order.lines.some((line) => line.cancellable > 0) ? [cancelColumn(order)] : []),
  ];
}

const cancelColumn = (order: OrderDetail): Column<OrderDetailLine> => ({
  key: 'cancel',
  header: t`Cancel`,
  headHidden: true,
  cell: (line) => line.cancellable > 0 && <CancelLine order={order} line={line} />,
  align: 'end',
  phone: 'last',
  phoneLabel: false,
});

function quoteNote({ rfq_no, asked_as }: OrderDetailLine): ReactNode {
  if (!rfq_no) return undefined;
  const quote = <Link to={`/order-detail?rfi=${rfq_no}`}>{rfq_no}</Link>;
  return asked_as ? tRich`Quoted under ${quote} instead of ${asked_as}` : tRich`Quoted under ${quote}`;
}

const owed = ({ owed }: OrderDetailLine) =>
  owed > 0 ? <b className={styles.strong}>{countText(owed)}</b> : <span className={styles.none}>{t`none`}</span>;

function CancelLine({ order, line }: CancelLineProps) {
  const { Dialog, isOpen, open, close } = useLazyDialog(() => import('./cancel-line-dialog.tsx'));
  return (
    <>
      <button type="button" className={styles.open} aria-label={t`Cancel line ${line.item_name}`} onClick={open}>
        {t`Cancel line`}
      </button>
      {Dialog && <Dialog order={order} line={line} open={isOpen} onClose={close} />}
    </>
  );
}
