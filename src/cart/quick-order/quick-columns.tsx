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

/** What was typed is the head of each card on a phone, and stands beside the item everywhere else. */
export function readyColumns(site: Site, { maker, why, quantity, action }: QuickCells): Column<QuickRow>[] {
  const sign = currencySign(site.currency);
  const makerAndWhy = (row: QuickRow) => (
    <span className={styles.maker}>
      {maker(row)}
      <span className={styles.why}>{why(row)}</span>
    </span>
  );
  return [
    { key: 'line', header: t`Line`, cell: lineNumber, align: 'end', drop: 1023, phone: 'none' },
    { key: 'wrote', header: t`You wrote`, cell: wrote, phone: 'full', phoneLabel: false },
    { key: 'item', header: t`Item`, cell: ofItem((item) => <SizedItem item={item} />), phone: 'full' },
    { key: 'maker', header: t`Maker, why`, cell: makerAndWhy, phone: 'full' },
    { key: 'qty', header: t`Qty`, cell: quantity, align: 'end', phone: 'first' },
    { key: 'price', header: t`Price, ${sign}`, cell: ofItem(price), align: 'end', drop: 1100, phone: 'one' },
    { key: 'total', header: t`Total, ${sign}`, cell: ofItem(total), align: 'end' },
    { key: 'availability', header: t`Availability`, cell: ofItem(availability), phone: 'last' },
    { key: 'action', header: t`Action`, headHidden: true, cell: action, phone: 'corner' },
  ];
}

export type DecisionCells = {
  question: (row: QuickRow) => ReactNode;
  answer: (row: QuickRow) => ReactNode;
  quantity: (row: QuickRow) => ReactNode;
  action: (row: QuickRow) => ReactNode;
};

export const decisionColumns = ({ question, answer, action }: Omit<DecisionCells, 'quantity'>): Column<QuickRow>[] => [
  { key: 'line', header: t`Line`, cell: lineNumber, align: 'end', drop: 1023, phone: 'none' },
  { key: 'wrote', header: t`You wrote`, cell: wrote, phone: 'full', phoneLabel: false },
  { key: 'question', header: t`What we do not know`, cell: question, phone: 'full' },
  { key: 'answer', header: t`Your answer`, cell: answer, phone: 'full' },
  { key: 'action', header: t`Action`, headHidden: true, cell: action, phone: 'corner' },
];

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

/** The size has a line of its own, so that neither cuts the other. */
function SizedItem({ item }: { item: QuickItem }) {
  const hasSizes = [item.Dimension_ID, item.Dimension_OD, item.Dimension_OW].every((mm) => mm > 0);
  return (
    <span className={styles.item}>
      <BearingDrawing {...drawingPropsOf({ ...item, cattype: '' })} size={28} decorative />
      <span>
        <Designation to={itemHref(useSite(), item)}>{item.itemname}</Designation>
        {hasSizes && <span className={styles.sizes}>{sizesText(item)}</span>}
      </span>
    </span>
  );
}
