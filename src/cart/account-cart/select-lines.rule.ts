import { msg, plural, t, translate } from '../../lib/i18n.ts';
import { alreadyApprovedMessage } from '../cart-messages.data.ts';

/** What can be ordered is selected at first, then lines by availability; the selection decides whether it can be ordered or requested. */
export type AvailabilityFilter = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const availabilityFilters: readonly { value: AvailabilityFilter; label: string }[] = [
  { value: 0, label: msg('None') },
  { value: 1, label: msg('Stock') },
  { value: 2, label: msg('On Demand') },
  { value: 3, label: msg('Arriving Shortly') },
  { value: 4, label: msg('PRODUCTION') },
  { value: 5, label: msg('RFI Approved') },
  { value: 6, label: msg('All') },
];

const pleaseSelect = msg('* Please Select Item');

type Selectable = {
  item_detail_id: number;
  itemname: string;
  amount_per_unit: number;
  Availability: string;
  status: string;
};

/** 5 selects quoted lines, whatever their availability, and 6 all lines. */
export function lineIdsMatching(filter: AvailabilityFilter, lines: readonly Selectable[]): number[] {
  const availability = availabilityFilters.find(({ value }) => value === filter)?.label;
  const matches = (line: Selectable) =>
    filter === 6 || (filter === 5 ? line.status === '4' : filter !== 0 && line.Availability === availability);
  return lines.filter(matches).map((line) => line.item_detail_id);
}

export function checkoutBlockedReason(
  checked: readonly Pick<Selectable, 'itemname' | 'amount_per_unit' | 'Availability'>[],
): string | undefined {
  if (checked.length === 0) return translate(pleaseSelect);
  if (checked.every((line) => line.Availability === 'Stock')) return unpricedReason(checked);
  return t`* To Check out ONLY Select items showing availability as "stock"`;
}

export function unpricedReason(lines: readonly Pick<Selectable, 'itemname' | 'amount_per_unit'>[]): string | undefined {
  const unpriced = lines.filter((line) => !(line.amount_per_unit > 0)).map((line) => line.itemname);
  return unpriced.length > 0 ? t`* Price available only through RFI: ${unpriced.join(', ')}` : undefined;
}

export function rfiBlockedReason(checked: readonly Pick<Selectable, 'status'>[]): string | undefined {
  if (checked.length === 0) return translate(pleaseSelect);
  return checked.some((line) => line.status === '4') ? translate(alreadyApprovedMessage) : undefined;
}

const canOrder = (line: Pick<Selectable, 'amount_per_unit' | 'Availability'>) =>
  line.Availability === 'Stock' && line.amount_per_unit > 0;

export const orderableLineIds = (lines: readonly Selectable[]): number[] =>
  lines.filter(canOrder).map((line) => line.item_detail_id);

/** Lines of these items that came back under a new id after they were removed. */
export const restoredLineIds = (
  lines: readonly (Pick<Selectable, 'item_detail_id' | 'status'> & { itemid: number })[],
  itemIds: readonly number[],
  selected: ReadonlySet<string>,
): number[] =>
  lines
    .filter(
      (line) => line.status !== '4' && itemIds.includes(line.itemid) && !selected.has(String(line.item_detail_id)),
    )
    .map((line) => line.item_detail_id);

/** Undefined unless some lines can be ordered and all others requested. */
export function splitSelection<Line extends Pick<Selectable, 'amount_per_unit' | 'Availability' | 'status'>>(
  checked: readonly Line[],
): { order: Line[]; rfi: Line[] } | undefined {
  const order = checked.filter(canOrder);
  const rfi = checked.filter((line) => !canOrder(line));
  return order.length > 0 && rfi.length > 0 && rfiBlockedReason(rfi) === undefined ? { order, rfi } : undefined;
}

export const missingLinesText = (missing: number): string =>
  missing === 1
    ? t`${plural(missing, 'item')} you chose is no longer in your cart`
    : t`${plural(missing, 'item')} you chose are no longer in your cart`;
