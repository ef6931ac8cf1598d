import type { ReactNode } from 'react';
import { LineItem } from '../../cart/lines/line-item.tsx';
import { textOrNA, weightText } from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { t, translate } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { StrongAmount } from '../../ui/items/strong-amount.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { describeLineStatus } from './line-status.rule.ts';
import type { OrderedLine } from './ordered-line.contract.ts';

export function OrderedItem({ line, note }: { line: OrderedLine; note?: ReactNode }) {
  const { itemid, item_name: itemname, brand_name: brand } = line;
  const site = useSite();
  const to = itemid > 0 ? itemHref(site, { itemid }) : undefined;
  return <LineItem item={{ ...line, itemname, cattype: '' }} to={to} brand={brand} note={note} />;
}

export const orderedPrice = ({ your_price }: OrderedLine) => <Amount value={your_price} fallback={null} />;

export const orderedTotal = ({ total }: OrderedLine) => <StrongAmount value={total} fallback={null} />;

/** Columns by which a buyer checks tax, freight and customs. */
export const taxWeightOrigin = ({ currency, tax }: Site, drop: 1439 | 1240 = 1240): Column<OrderedLine>[] => [
  {
    key: 'tax',
    header: `${tax.label}, ${currencySign(currency)}`,
    cell: ({ total_gst1 }) => <Amount value={total_gst1} fallback={null} />,
    align: 'end',
    drop,
    paper: true,
    phone: 'first',
  },
  {
    key: 'weight',
    header: t`Wt., kg`,
    cell: ({ weight }) => weightText(weight, 2),
    align: 'end',
    drop,
    paper: true,
    phone: 'two',
    phoneLabel: true,
  },
  {
    key: 'origin',
    header: t`Origin`,
    cell: ({ Country }) => textOrNA(translate(Country)),
    drop,
    paper: true,
    phone: 'first',
  },
];

/** The cell tells what became of the line, or when the rest is expected. */
export const orderedStatus = (line: OrderedLine, isApproved = true) => (
  <AvailabilityLabel {...describeLineStatus(line, isApproved)} />
);
