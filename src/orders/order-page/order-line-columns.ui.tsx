import { Link } from 'react-router';
import { LineItem } from '../../cart/lines/line-item.ui.tsx';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { t } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import { describeLineStatus } from '../line-status.rule.ts';
import { CancelLine } from './cancel-line.ui.tsx';
import type { OrderDetail, OrderDetailLine } from './order-detail.contract.ts';
import styles from './order-line-columns.module.css';

type Cell = Column<OrderDetailLine>['cell'];

export function orderLineColumns(site: Site, order: OrderDetail): Column<OrderDetailLine>[] {
  const sign = currencySign(site.currency);
  const owedBy: Cell = (line) => {
    const { word, label, note } = describeLineStatus(line);
    return <AvailabilityLabel status={word} label={label} when={note} />;
  };
  return [
    { key: 'item', header: t`Item`, cell: (line) => <Item line={line} site={site} />, phone: 'full' },
    { key: 'brand', header: t`Brand`, cell: (line) => line.brand_name, drop: 1023, phone: 'none' },
    { key: 'ordered', header: t`Ordered`, cell: (line) => countText(line.quantity), align: 'end', phone: 'first' },
    { key: 'sent', header: t`Sent`, cell: (line) => countText(line.sent), align: 'end' },
    { key: 'owed', header: t`Pending`, cell: owed, align: 'end' },
    { key: 'by', header: t`Expected`, cell: owedBy, phone: 'last' },
    { key: 'price', header: t`Price, ${sign}`, cell: price, align: 'end', drop: 1240, phone: 'first' },
    {
      key: 'total',
      header: t`Total, ${sign}`,
      cell: total,
      align: 'end',
      drop: 1023,
      phone: 'two',
      phoneLabel: true,
    },
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

function Item({ line, site }: { line: OrderDetailLine; site: Site }) {
  const { itemid, item_name: itemname, rfq_no, asked_as } = line;
  const to = itemid > 0 ? itemHref(site, { itemid }) : undefined;
  const quote = <Link to={`/order-detail?rfi=${rfq_no}`}>{rfq_no}</Link>;
  const quoted =
    rfq_no && (asked_as ? tRich`Quoted under ${quote} instead of ${asked_as}` : tRich`Quoted under ${quote}`);
  return <LineItem item={{ ...line, itemname, cattype: '' }} to={to} brand={line.brand_name} note={quoted} />;
}

const owed: Cell = ({ owed }) =>
  owed > 0 ? <b className={styles.strong}>{countText(owed)}</b> : <span className={styles.none}>{t`none`}</span>;
const price: Cell = (line) => <Amount value={line.your_price} fallback={null} />;
const total: Cell = (line) => (
  <strong className={styles.strong}>
    <Amount value={line.total} fallback={null} />
  </strong>
);
