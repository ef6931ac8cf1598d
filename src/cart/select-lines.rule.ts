/** The availability filter of the cart (specification §9): what it selects; 4 and 5 are not offered. */
export const availabilityFilters = [
  { value: 0, label: 'None', offered: true },
  { value: 1, label: 'Stock', offered: true },
  { value: 2, label: 'On Demand', offered: true },
  { value: 3, label: 'Arriving Shortly', offered: true },
  { value: 4, label: 'PRODUCTION', offered: false },
  { value: 5, label: 'RFI Approved', offered: false },
] as const;

export type AvailabilityFilter = (typeof availabilityFilters)[number]['value'];

type Selectable = { item_detail_id: number; Availability: string; status: string };

/** The ids of every line that a filter selects; 5 means the lines of an RFI, whatever their availability. */
export function selectedBy(filter: AvailabilityFilter, lines: readonly Selectable[]): number[] {
  const word = availabilityFilters.find(({ value }) => value === filter)?.label;
  const matches = (line: Selectable) =>
    filter === 5 ? line.status === '4' : filter !== 0 && line.Availability === word;
  return lines.filter(matches).map((line) => line.item_detail_id);
}

/** What keeps the checked lines from checkout, in the specification's words; undefined when nothing does. */
export function checkoutHelp(checked: readonly Pick<Selectable, 'Availability'>[]): string | undefined {
  if (checked.length === 0) return '* Please Select Item';
  if (checked.every((line) => line.Availability === 'Stock')) return undefined;
  return '* To Check out ONLY Select items showing availability as "stock"';
}
