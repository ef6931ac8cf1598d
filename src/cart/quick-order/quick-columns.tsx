import type { ReactNode } from 'react';
import { availabilityDateText, notAvailable } from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { Tag, type TagProps } from '../../ui/feedback/tag.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { invalidQuantityMessage } from '../cart-messages.data.ts';
import { LineItem } from '../lines/line-item.ui.tsx';
import styles from './quick-columns.module.css';
import type { QuickItem } from './quick-order.contract.ts';
import { itemOf, type QuickRow, type QuickState, stateOf } from './quick-rows.rule.ts';

export type QuickCells = {
  quantity: (row: QuickRow) => ReactNode;
  action: (row: QuickRow) => ReactNode;
};

export function quickColumns(site: Site, cells: QuickCells): Column<QuickRow>[] {
  const sign = currencySign(site.currency);
  const ofItem = (cell: (item: QuickItem) => ReactNode) => (row: QuickRow) => {
    const item = itemOf(row);
    return item ? cell(item) : null;
  };
  return [
    { key: 'line', header: t`Line`, cell: lineNumber, align: 'end', drop: 1023, phone: 'none' },
    { key: 'wrote', header: t`You wrote`, cell: wrote, phone: 'two', phoneLabel: true },
    {
      key: 'item',
      header: t`Item`,
      cell: (row) => ofItem((item) => <Item item={item} site={site} />)(row) ?? problemText(row),
      phone: 'full',
    },
    { key: 'availability', header: t`Availability`, cell: ofItem(availability), phone: 'last' },
    { key: 'qty', header: t`Qty`, cell: cells.quantity, align: 'end', phone: 'first' },
    { key: 'price', header: t`Price, ${sign}`, cell: ofItem(price), align: 'end', drop: 1360 },
    { key: 'total', header: t`Total, ${sign}`, cell: ofItem(total), align: 'end', phone: 'two', phoneLabel: true },
    { key: 'result', header: t`Result`, cell: result, phone: 'last' },
    { key: 'action', header: t`Action`, headHidden: true, cell: cells.action, phone: 'corner' },
  ];
}

const lineNumber = (row: QuickRow) => <span className={styles.line}>{row.line}</span>;
const wrote = (row: QuickRow) => <span className={styles.wrote}>{isolateLtr(row.text)}</span>;

const problemTexts: Record<QuickState, string> = {
  found: '',
  choose: msg('Which one do you mean?'),
  not_found: msg('No item has this number.'),
  bad_quantity: invalidQuantityMessage,
  bad_line: msg('This line is too long.'),
  heading: msg('Column headings, skipped.'),
};

const problemText = (row: QuickRow) => (
  <b className={styles.question}>{row.message || translate(problemTexts[stateOf(row)])}</b>
);

function Item({ item, site }: { item: QuickItem; site: Site }) {
  const details = [item.brandname, item.differs].filter(Boolean).join('. ');
  return <LineItem item={{ ...item, cattype: '' }} to={itemHref(site, item)} note={details} />;
}

const availability = (item: QuickItem) => (
  <AvailabilityLabel status={item.Availability} when={availabilityDateText(item.Availability, item.exp_dod)} />
);
const price = (item: QuickItem) => (
  <span className={styles.price}>
    <Amount value={item.your_price || item.list_price} />
  </span>
);
const total = (item: QuickItem) => (
  <strong className={styles.total}>
    <Amount value={item.total_value1} fallback={translate(notAvailable)} />
  </strong>
);

const tags: Record<QuickState, { kind: TagProps['kind']; label: string }> = {
  found: { kind: 'good', label: msg('Found') },
  choose: { kind: 'warn', label: msg('Choose one') },
  not_found: { kind: 'bad', label: msg('Not found') },
  bad_quantity: { kind: 'bad', label: msg('Quantity') },
  bad_line: { kind: 'bad', label: msg('Too long') },
  heading: { kind: 'quiet', label: msg('Skipped') },
};

function result(row: QuickRow) {
  if (row.result === 'interchangeable') return <Tag kind="accent">{t`Interchangeable`}</Tag>;
  const { kind, label } = tags[stateOf(row)];
  return <Tag kind={kind}>{translate(label)}</Tag>;
}
