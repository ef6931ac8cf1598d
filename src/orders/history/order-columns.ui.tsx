import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LineItem } from '../../cart/lines/line-item.ui.tsx';
import { countText, textOrNA, weightText } from '../../catalogue/items/item-format.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { t, translate } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { Amount } from '../../ui/items/amount.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { OrderStatusTag } from '../order-status-tag.ui.tsx';
import styles from './order-columns.module.css';
import type { OrderRow } from './order-history.contract.ts';

export function orderColumns(site: Site, onInvoice: (order: string) => void): Column<OrderRow>[] {
  const sign = currencySign(site.currency);
  return [
    text('order', t`Order ID`, (row) => row.row_no, {
      cell: (row) => <OrderId row={row} onInvoice={onInvoice} />,
      phone: 'full',
    }),
    text('item', t`Item`, (row) => row.item_name, { cell: item, phone: 'full' }),
    text('brand', t`Brand`, (row) => row.brand_name, { drop: 1023, phone: 'none' }),
    figure('qty', t`Qty`, (row) => row.quantity, countText, { phone: 'first' }),
    figure('price', t`Price, ${sign}`, (row) => row.your_price, amount, { drop: 1023, phone: 'none' }),
    figure('total', t`Total, ${sign}`, (row) => row.total, strongAmount),
    figure('tax', `${site.tax.label}, ${sign}`, (row) => row.total_gst1, amount, { drop: 1240, phone: 'none' }),
    figure('weight', t`Wt., kg`, (row) => row.weight, kilograms, { drop: 1240, phone: 'none' }),
    text('origin', t`Origin`, (row) => textOrNA(translate(row.Country)), { drop: 1240, phone: 'none' }),
    text('date', t`Date`, (row) => row.placed_at, { cell: date }),
    text('status', t`Status`, (row) => row.status, { cell: status, phone: 'last' }),
  ];
}

type ColumnOptions = Partial<Pick<Column<OrderRow>, 'cell' | 'drop' | 'phone'>>;

function text(key: string, header: string, of: (row: OrderRow) => string, options: ColumnOptions): Column<OrderRow> {
  return { key, header, cell: of, sortBy: of, ...options };
}

type FormatValue = (value: number) => ReactNode;

function figure(
  key: string,
  header: string,
  of: (row: OrderRow) => number,
  format: FormatValue,
  options: ColumnOptions = {},
) {
  return { key, header, cell: (row: OrderRow) => format(of(row)), sortBy: of, align: 'end', ...options } as const;
}

const amount: FormatValue = (value) => <Amount value={value} fallback={null} />;
const strongAmount: FormatValue = (value) => <strong className={styles.total}>{amount(value)}</strong>;
const kilograms: FormatValue = (value) => weightText(value, 2);

type OrderIdProps = { row: OrderRow; onInvoice: (order: string) => void };

/** Without scripts the link leads to the order, which lists its documents. */
function OrderId({ row, onInvoice }: OrderIdProps) {
  const { mysc_order_no: order, row_no, has_invoice } = row;
  const detail = `/order-detail?order=${order}`;
  return (
    <span className={styles.order}>
      {has_invoice ? (
        <a
          className={styles.id}
          href={detail}
          title={t`Invoice of ${order}`}
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
      <Link to={detail} aria-label={t`Details of ${row_no}`}>{t`Details`}</Link>
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
