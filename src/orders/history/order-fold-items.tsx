import { countText } from '../../catalogue/items/item-format.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { plural, t } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { useOpenDocument } from '../documents/use-open-document.ts';
import type { OrderedLine } from '../ordered-lines/ordered-line.contract.ts';
import {
  OrderedItem,
  orderedPrice,
  orderedStatus,
  orderedTotal,
  taxWeightOrigin,
} from '../ordered-lines/ordered-line-cells.tsx';
import styles from './order-fold-items.module.css';
import type { OwnOrder } from './own-orders.contract.ts';

export function OrderFoldItems({ order }: { order: OwnOrder }) {
  const { mysc_order_no: number, lines, line_count, invoices } = order;
  const { open, opening } = useOpenDocument();
  const detail = `/order-detail?order=${number}`;
  const more = line_count - lines.length;
  return (
    <div className={styles.items}>
      <DataTable
        caption={t`Items of ${number}`}
        columns={columnsOf(useSite())}
        rows={lines}
        rowKey={(line) => line.row_no}
        isInactive={(line) => line.cancelled === line.quantity}
      />
      <div className={styles.foot}>
        <p>
          {more > 0 && <>{t`${plural(more, 'line')} more on the order's page.`} </>}
          {t`Placed at ${order.time}.`} {order.payment}.
        </p>
        {invoices.map((invoice) => (
          <Button key={invoice} small icon="file" busy={opening === invoice} onClick={() => open(number, invoice)}>
            {t`Invoice ${invoice}`}
          </Button>
        ))}
        <ButtonLink small to={detail}>{t`Open order`}</ButtonLink>
      </div>
    </div>
  );
}

function columnsOf(site: Site): Column<OrderedLine>[] {
  const sign = currencySign(site.currency);
  const columns: Column<OrderedLine>[] = [
    { key: 'item', header: t`Item`, cell: (line) => <OrderedItem line={line} />, phone: 'full' },
    { key: 'brand', header: t`Brand`, cell: (line) => line.brand_name, drop: 1023 },
    { key: 'qty', header: t`Qty`, cell: (line) => countText(line.quantity), align: 'end' },
    { key: 'price', header: t`Price, ${sign}`, cell: orderedPrice, align: 'end', drop: 1023 },
    { key: 'total', header: t`Total, ${sign}`, cell: orderedTotal, align: 'end' },
    ...taxWeightOrigin(site),
    { key: 'expected', header: t`Expected`, cell: orderedStatus },
  ];
  return columns.map((column) => {
    const sortBy = sortValues[column.key];
    return sortBy ? { ...column, sortBy } : column;
  });
}

const sortValues: Readonly<Record<string, Column<OrderedLine>['sortBy']>> = {
  item: (line) => line.item_name,
  brand: (line) => line.brand_name,
  qty: (line) => line.quantity,
  price: (line) => line.your_price,
  total: (line) => line.total,
  tax: (line) => line.total_gst1,
  weight: (line) => line.weight,
  origin: (line) => line.Country,
};
