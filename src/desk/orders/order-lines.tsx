import { countText } from '../../catalogue/items/item-format.rule.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { toPercent } from '../../lib/money.ts';
import { FoldOnPhone } from '../../ui/table/fold-on-phone.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { RecordList } from '../list/record-list.tsx';
import { type DeskOrder, moneyOf } from './desk-order.ts';
import styles from './order.module.css';

type Line = DeskOrder['lines'][number];

function columnsFor(order: DeskOrder): readonly Column<Line>[] {
  const money = moneyOf(order);
  const has = (key: 'dispatched' | 'cancelled' | 'returned') => order.lines.some((line) => line[key] > 0);
  const count = (
    key: 'ordered' | 'reserved' | 'dispatched' | 'cancelled' | 'returned',
    header: string,
  ): Column<Line> => ({
    key,
    header,
    align: 'end',
    cell: (line) => (line[key] > 0 || key === 'ordered' ? countText(line[key]) : ''),
  });
  return [
    {
      key: 'item',
      header: 'Item',
      phone: 'full',
      cell: (line) => (
        <>
          {line.lineNo} <span className={styles.designation}>{line.itemName}</span> {line.maker}
        </>
      ),
    },
    count('ordered', 'Ordered'),
    count('reserved', 'Reserved'),
    ...(has('dispatched') ? [count('dispatched', 'Dispatched')] : []),
    ...(has('cancelled') ? [count('cancelled', 'Cancelled')] : []),
    ...(has('returned') ? [count('returned', 'Returned')] : []),
    {
      key: 'owed',
      header: 'Owed',
      align: 'end',
      cell: ({ owed, expectedOn }) =>
        owed > 0 ? [countText(owed), expectedOn && `by ${formatNearDay(expectedOn)}`].filter(Boolean).join(' ') : '',
    },
    { key: 'stock', header: 'Stock', cell: ({ stock }) => stock.map(stockText).join('; ') },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      cell: ({ unitMinor }) => money(unitMinor),
      drop: 1100,
      phone: 'one',
    },
    {
      key: 'discount',
      header: 'Disc.',
      align: 'end',
      drop: 1100,
      phone: 'one',
      cell: ({ discountBp }) => (discountBp > 0 ? `${toPercent(discountBp)}%` : ''),
    },
    { key: 'total', header: 'Total', align: 'end', cell: ({ totalMinor }) => money(totalMinor) },
  ];
}

/** 'Mumbai 40 of 120, A-03-2': free of what is there, and the shelf. */
const stockText = ({ branch, free, onHand, shelf }: Line['stock'][number]) =>
  [`${branch} ${countText(free)} free of ${countText(onHand)}`, shelf].filter(Boolean).join(', ');

export function OrderLines({ order }: { order: DeskOrder }) {
  const money = moneyOf(order);
  return (
    <section>
      <FoldOnPhone count={order.lines.length}>
        <RecordList
          caption={`Lines of order ${order.number}`}
          columns={columnsFor(order)}
          rows={order.lines}
          rowKey={({ lineNo }) => String(lineNo)}
          empty="This order has no lines."
        />
      </FoldOnPhone>
      <p className={styles.total}>
        {`${money(order.subtotalMinor)} and ${order.taxLabel} ${money(order.taxMinor)}`}{' '}
        <strong>{money(order.totalMinor)}</strong>
      </p>
    </section>
  );
}
