import { countText } from '../../catalogue/items/item-format.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { plural, t } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import type { OrderDetailLine } from '../order-page/order-detail.contract.ts';
import { OrderedItem, orderedStatus } from '../ordered-lines/ordered-line-cells.tsx';

export function OrderedItems({ lines }: { lines: readonly OrderDetailLine[] }) {
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <>
      <SectionHeader title={t`Ordered`} meta={t`${plural(lines.length, 'line')}, ${plural(pieces, 'piece')}`} />
      <DataTable
        caption={t`Items of this order`}
        columns={columnsOf(useSite())}
        rows={lines}
        rowKey={(line) => line.row_no}
      />
    </>
  );
}

function columnsOf(site: Site): Column<OrderDetailLine>[] {
  const sign = currencySign(site.currency);
  const amount = (key: string, header: string, of: (line: OrderDetailLine) => number): Column<OrderDetailLine> => ({
    key,
    header,
    cell: (line) => <Amount value={of(line)} fallback={null} />,
    align: 'end',
  });
  return [
    { key: 'item', header: t`Item`, cell: (line) => <OrderedItem line={line} />, phone: 'full' },
    { key: 'brand', header: t`Brand`, cell: (line) => line.brand_name, drop: 1023, phone: 'none' },
    { key: 'qty', header: t`Qty`, cell: (line) => countText(line.quantity), align: 'end', phone: 'first' },
    amount('price', t`Price, ${sign}`, (line) => line.your_price),
    amount('total', t`Total, ${sign}`, (line) => line.total),
    { ...amount('tax', `${site.tax.label}, ${sign}`, (line) => line.total_gst1), drop: 1240, phone: 'none' },
    { key: 'expected', header: t`Expected delivery`, cell: orderedStatus, phone: 'last' },
  ];
}
