import type { ReactNode } from 'react';
import { availabilityWhen, na } from '../catalogue/display.rule.ts';
import { itemHref } from '../catalogue/item-link.rule.ts';
import { currencySign } from '../lib/currency.ts';
import { said, say, word } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { Amount } from '../ui/amount.tsx';
import { Availability } from '../ui/availability.tsx';
import { ownDirection } from '../ui/own-direction.tsx';
import type { Column } from '../ui/table-columns.ts';
import { Tag, type TagProps } from '../ui/tag.tsx';
import { quantityRefused } from './cart.contract.ts';
import { LineItem } from './line-item.ui.tsx';
import styles from './quick-columns.module.css';
import type { QuickItem } from './quick-order.contract.ts';
import { itemOf, type QuickRow, type QuickState, stateOf } from './quick-rows.rule.ts';

export type QuickCells = {
  quantity: (row: QuickRow) => ReactNode;
  action: (row: QuickRow) => ReactNode;
};

/** The columns of a list that was read: what was written stands beside what was found. */
export function quickColumns(site: Site, cells: QuickCells): Column<QuickRow>[] {
  const sign = currencySign(site.currency);
  const ofItem = (cell: (item: QuickItem) => ReactNode) => (row: QuickRow) => {
    const item = itemOf(row);
    return item ? cell(item) : null;
  };
  return [
    { key: 'line', head: say`Line`, cell: lineNumber, align: 'end', drop: 1023, phone: 'none' },
    { key: 'wrote', head: say`You wrote`, cell: wrote, phone: 'two', phoneLabel: true },
    {
      key: 'item',
      head: say`Item`,
      cell: (row) => ofItem((item) => <Item item={item} site={site} />)(row) ?? question(row),
      phone: 'full',
    },
    { key: 'availability', head: say`Availability`, cell: ofItem(availability), phone: 'last' },
    { key: 'qty', head: say`Qty`, cell: cells.quantity, align: 'end', phone: 'first' },
    { key: 'price', head: say`Price, ${sign}`, cell: ofItem(price), align: 'end', drop: 1360 },
    { key: 'total', head: say`Total, ${sign}`, cell: ofItem(total), align: 'end', phone: 'two', phoneLabel: true },
    { key: 'result', head: say`Result`, cell: result, phone: 'last' },
    { key: 'action', head: say`Action`, headHidden: true, cell: cells.action, phone: 'corner' },
  ];
}

const lineNumber = (row: QuickRow) => <span className={styles.line}>{row.line}</span>;
const wrote = (row: QuickRow) => <span className={styles.wrote}>{ownDirection(row.text)}</span>;

const questions: Record<QuickState, string> = {
  found: '',
  choose: word('Which one do you mean?'),
  not_found: word('No item has this number.'),
  bad_quantity: quantityRefused,
  bad_line: word('This line is too long.'),
  heading: word('Headings of columns, left out.'),
};

/** What is to be done about a line without an item, in the server's words where it has some. */
const question = (row: QuickRow) => <b className={styles.question}>{row.message || said(questions[stateOf(row)])}</b>;

function Item({ item, site }: { item: QuickItem; site: Site }) {
  const about = [item.brandname, item.differs].filter(Boolean).join('. ');
  return <LineItem item={{ ...item, cattype: '' }} to={itemHref(site, item)} note={about} />;
}

const availability = (item: QuickItem) => (
  <Availability word={item.Availability} when={availabilityWhen(item.Availability, item.exp_dod)} />
);
const price = (item: QuickItem) => (
  <span className={styles.price}>
    <Amount value={item.your_price || item.list_price} />
  </span>
);
const total = (item: QuickItem) => (
  <strong className={styles.total}>
    <Amount value={item.total_value1} absent={said(na)} />
  </strong>
);

const tags: Record<QuickState, { kind: TagProps['kind']; words: string }> = {
  found: { kind: 'good', words: word('Found') },
  choose: { kind: 'warn', words: word('Choose one') },
  not_found: { kind: 'bad', words: word('Not found') },
  bad_quantity: { kind: 'bad', words: word('Quantity') },
  bad_line: { kind: 'bad', words: word('Too long') },
  heading: { kind: 'quiet', words: word('Left out') },
};

function result(row: QuickRow) {
  if (row.result === 'interchangeable') return <Tag kind="accent">{say`Interchangeable`}</Tag>;
  const { kind, words } = tags[stateOf(row)];
  return <Tag kind={kind}>{said(words)}</Tag>;
}
