import type { ReactNode } from 'react';
import { drawingPropsOf } from '../../catalogue/items/drawing-props.ts';
import { notAvailable, sizesText } from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { t, translate } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { StrongAmount } from '../../ui/items/strong-amount.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './quick-columns.module.css';
import type { QuickItem } from './quick-order.contract.ts';
import { itemOf, type QuickRow, stateOf } from './quick-rows.rule.ts';

export type QuickCells = {
  maker: (row: QuickRow) => ReactNode;
  why: (row: QuickRow) => ReactNode;
  quantity: (row: QuickRow) => ReactNode;
  action: (row: QuickRow) => ReactNode;
};

export function readyColumns(site: Site, { maker, why, quantity, action }: QuickCells): Column<QuickRow>[] {
  const sign = currencySign(site.currency);
  return [
    { key: 'line', header: t`Line`, cell: lineNumber, align: 'end', drop: 1023, phone: 'none' },
    { key: 'wrote', header: t`You wrote`, cell: wrote, drop: 1100, phone: 'full', phoneLabel: true },
    { key: 'item', header: t`Item`, cell: ofItem((item) => <CompactItem item={item} />), phone: 'full' },
    { key: 'maker', header: t`Maker`, cell: maker, phone: 'two' },
    { key: 'qty', header: t`Qty`, cell: quantity, align: 'end', phoneLabel: false },
    {
      key: 'why',
      header: t`Why this one`,
      cell: (row) => <span className={styles.why}>{why(row)}</span>,
      phone: 'two',
    },
    { key: 'price', header: t`Price, ${sign}`, cell: ofItem(price), align: 'end', drop: 1240 },
    { key: 'total', header: t`Total, ${sign}`, cell: ofItem(total), align: 'end', phoneLabel: false },
    { key: 'availability', header: t`Availability`, cell: ofItem(availability), phone: 'last' },
    { key: 'action', header: t`Action`, headHidden: true, cell: action, phone: 'corner' },
  ];
}

export type DecisionCells = {
  question: (row: QuickRow) => ReactNode;
  choose: (row: QuickRow) => ReactNode;
  quantity: (row: QuickRow) => ReactNode;
  action: (row: QuickRow) => ReactNode;
};

export function decisionColumns(site: Site, { question, choose, quantity, action }: DecisionCells): Column<QuickRow>[] {
  const sign = currencySign(site.currency);
  return [
    { key: 'line', header: t`Line`, cell: lineNumber, align: 'end', drop: 1023, phone: 'none' },
    { key: 'wrote', header: t`You wrote`, cell: wrote, phone: 'full', phoneLabel: true },
    { key: 'question', header: t`What is unclear`, cell: question, phone: 'full' },
    { key: 'choose', header: t`Choose`, cell: choose, phone: 'full' },
    { key: 'qty', header: t`Qty`, cell: quantity, align: 'end', phone: 'first' },
    { key: 'total', header: t`Total, ${sign}`, cell: ofItem(total), align: 'end', phone: 'two', phoneLabel: true },
    { key: 'action', header: t`Action`, headHidden: true, cell: action, phone: 'corner' },
  ];
}

const ofItem = (cell: (item: QuickItem) => ReactNode) => (row: QuickRow) => {
  const item = itemOf(row);
  return item ? cell(item) : null;
};

const lineNumber = (row: QuickRow) => (
  <span className={styles.line} data-state={stateOf(row)}>
    {row.line}
  </span>
);
const wrote = (row: QuickRow) => <span className={styles.wrote}>{isolateLtr(row.text)}</span>;

const price = (item: QuickItem) => <Amount value={item.your_price || item.list_price} />;
const total = (item: QuickItem) => <StrongAmount value={item.total_value1} fallback={translate(notAvailable)} />;

/** The day alone where it is known: its shape says the rest. */
function availability({ Availability: word, exp_dod: day }: QuickItem) {
  if (!day) return <AvailabilityLabel status={word} />;
  return (
    <>
      <VisuallyHidden>{translate(word)}</VisuallyHidden>
      <AvailabilityLabel status={word} label={formatNearDay(day)} />
    </>
  );
}

/** One line high, so that many lines fit on a screen. */
function CompactItem({ item }: { item: QuickItem }) {
  const sizes = [item.Dimension_ID, item.Dimension_OD, item.Dimension_OW].every((mm) => mm > 0);
  return (
    <span className={styles.item}>
      <BearingDrawing {...drawingPropsOf({ ...item, cattype: '' })} size={28} decorative />
      <Designation to={itemHref(useSite(), item)}>{item.itemname}</Designation>
      {sizes && <span className={styles.sizes}>{sizesText(item)}</span>}
    </span>
  );
}
