import type { ReactNode } from 'react';
import { LineItem } from '../../cart/lines/line-item.tsx';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { StrongAmount } from '../../ui/items/strong-amount.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
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

/** What became of the line, or when the rest is expected. */
export const orderedStatus = (line: OrderedLine) => <AvailabilityLabel {...describeLineStatus(line)} />;
