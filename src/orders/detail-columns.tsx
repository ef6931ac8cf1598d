import { Link } from 'react-router';
import { LineItem } from '../cart/line-item.ui.tsx';
import { countText } from '../catalogue/display.rule.ts';
import { itemHref } from '../catalogue/item-link.rule.ts';
import { currencySign } from '../lib/currency.ts';
import { say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { Amount } from '../ui/amount.tsx';
import { Availability } from '../ui/availability.tsx';
import { sayWith } from '../ui/say-with.tsx';
import type { Column } from '../ui/table-columns.ts';
import styles from './detail-columns.module.css';
import type { OrderDetailLine } from './order-detail.contract.ts';
import { owedWords } from './owed-words.rule.ts';

type Cell = Column<OrderDetailLine>['cell'];

/** The columns of an order's lines: what was ordered, what left, what is owed by when. */
export function detailColumns(site: Site, delivered: boolean): Column<OrderDetailLine>[] {
  const sign = currencySign(site.currency);
  const owedBy: Cell = (line) => {
    const { word, label, note } = owedWords(line, delivered);
    return <Availability word={word} label={label} when={note} />;
  };
  return [
    { key: 'item', head: say`Item`, cell: (line) => <Item line={line} site={site} />, phone: 'full' },
    { key: 'brand', head: say`Brand`, cell: (line) => line.brand_name, drop: 1023, phone: 'none' },
    { key: 'ordered', head: say`Ordered`, cell: (line) => countText(line.quantity), align: 'end', phone: 'first' },
    { key: 'sent', head: say`Sent`, cell: (line) => countText(line.sent), align: 'end' },
    { key: 'owed', head: say`Owed`, cell: owed, align: 'end' },
    { key: 'by', head: say`Owed by`, cell: owedBy, phone: 'last' },
    { key: 'price', head: say`Price, ${sign}`, cell: price, align: 'end', drop: 1240, phone: 'none' },
    { key: 'total', head: say`Total, ${sign}`, cell: total, align: 'end', drop: 1023, phone: 'none' },
  ];
}

function Item({ line, site }: { line: OrderDetailLine; site: Site }) {
  const { itemid, item_name: itemname, rfq_no } = line;
  const to = itemid > 0 ? itemHref(site, { itemid }) : undefined;
  const quoted = rfq_no && <>{sayWith`Quoted under ${<Link to={`/order-detail?rfi=${rfq_no}`}>{rfq_no}</Link>}`}</>;
  return <LineItem item={{ ...line, itemname, cattype: '' }} to={to} brand={line.brand_name} note={quoted} />;
}

const owed: Cell = ({ owed }) =>
  owed > 0 ? <b className={styles.strong}>{countText(owed)}</b> : <span className={styles.none}>{say`none`}</span>;
const price: Cell = (line) => <Amount value={line.your_price} absent={null} />;
const total: Cell = (line) => (
  <strong className={styles.strong}>
    <Amount value={line.total} absent={null} />
  </strong>
);
