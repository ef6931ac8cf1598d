import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LineItem } from '../cart/line-item.ui.tsx';
import { countText, knownText, weightText } from '../catalogue/display.rule.ts';
import { currencySign } from '../lib/currency.ts';
import { said, say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { Amount } from '../ui/amount.tsx';
import type { Column } from '../ui/table-columns.ts';
import styles from './order-columns.module.css';
import type { OrderRow } from './order-history.contract.ts';
import { OrderStatusTag } from './order-status.ui.tsx';

/** The columns of the order history (specification §2), each to sort by; an order ID opens the invoice. */
export function orderColumns(site: Site, onInvoice: (order: string) => void): Column<OrderRow>[] {
  const sign = currencySign(site.currency);
  return [
    text('order', say`Order ID`, (row) => row.row_no, {
      cell: (row) => <OrderId row={row} onInvoice={onInvoice} />,
      phone: 'full',
    }),
    text('item', say`Item`, (row) => row.item_name, { cell: item, phone: 'full' }),
    text('brand', say`Brand`, (row) => row.brand_name, { drop: 1023, phone: 'none' }),
    figure('qty', say`Qty`, (row) => row.quantity, countText, { phone: 'first' }),
    figure('price', say`Price, ${sign}`, (row) => row.your_price, amount, { drop: 1023, phone: 'none' }),
    figure('total', say`Total, ${sign}`, (row) => row.total, strongAmount),
    figure('tax', `${site.tax.label}, ${sign}`, (row) => row.total_gst1, amount, { drop: 1240, phone: 'none' }),
    figure('weight', say`Wt., kg`, (row) => row.weight, kilograms, { drop: 1240, phone: 'none' }),
    text('origin', say`Origin`, (row) => knownText(said(row.Country)), { drop: 1240, phone: 'none' }),
    text('date', say`Date`, (row) => row.placed_at, { cell: date }),
    text('status', say`Status`, (row) => row.status, { cell: status, phone: 'last' }),
  ];
}

type More = Partial<Pick<Column<OrderRow>, 'cell' | 'drop' | 'phone'>>;

function text(key: string, head: string, of: (row: OrderRow) => string, more: More): Column<OrderRow> {
  return { key, head, cell: of, sortBy: of, ...more };
}

type Shown = (value: number) => ReactNode;

function figure(key: string, head: string, of: (row: OrderRow) => number, shown: Shown, more: More = {}) {
  return { key, head, cell: (row: OrderRow) => shown(of(row)), sortBy: of, align: 'end', ...more } as const;
}

const amount: Shown = (value) => <Amount value={value} absent={null} />;
const strongAmount: Shown = (value) => <strong className={styles.total}>{amount(value)}</strong>;
const kilograms: Shown = (value) => weightText(value, 2);

type OrderIdProps = { row: OrderRow; onInvoice: (order: string) => void };

/** Plain text until there is an invoice; without scripts the link leads to the order, whose documents it lists. */
function OrderId({ row, onInvoice }: OrderIdProps) {
  const { mysc_order_no: order, row_no, has_invoice } = row;
  const detail = `/order-detail?order=${order}`;
  return (
    <span className={styles.order}>
      {has_invoice ? (
        <a
          className={styles.id}
          href={detail}
          title={say`Invoice of ${order}`}
          onClick={(event) => {
            event.preventDefault();
            onInvoice(order);
          }}
        >
          {row_no}
        </a>
      ) : (
        <span className={styles.id}>{row_no}</span>
      )}
      <Link to={detail} aria-label={say`Details of ${row_no}`}>{say`Details`}</Link>
    </span>
  );
}

const item = (row: OrderRow) => (
  <LineItem item={{ ...row, itemname: row.item_name, cattype: '' }} brand={row.brand_name} />
);
const date = (row: OrderRow) => (
  <time className={styles.date} dateTime={row.placed_at} title={row.time}>
    {row.date}
  </time>
);
const status = (row: OrderRow) => <OrderStatusTag status={row.status} />;
