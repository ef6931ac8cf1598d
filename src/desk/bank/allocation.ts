import { plural } from '../../lib/i18n.ts';
import { sum } from '../../lib/sum.ts';
import type { BankLine, PayerAtDesk, Suggestion } from './bank-types.ts';

/** The amount that each invoice gets, in minor units, by its number. */
export type Allocation = Readonly<Record<string, number>>;

export const allocationOf = (suggestion: Suggestion | undefined): Allocation =>
  Object.fromEntries((suggestion?.parts ?? []).map(({ reference, amountMinor }) => [reference, amountMinor]));

export const allocatedMinor = (allocation: Allocation): number => sum(Object.values(allocation), (amount) => amount);

/** Ticked, an invoice gets what is open and left; unticked nothing. */
export function toggleInvoice(
  allocation: Allocation,
  { amountMinor }: Pick<BankLine, 'amountMinor'>,
  { reference, openMinor: open }: PayerAtDesk['invoices'][number],
): Allocation {
  const { [reference]: before, ...others } = allocation;
  if (before !== undefined) return others;
  const left = Math.max(0, amountMinor - allocatedMinor(others));
  return { ...others, [reference]: Math.min(open, left) };
}

/** Invoices that get a part of what is open. */
export const partlyPaid = (allocation: Allocation, invoices: PayerAtDesk['invoices']) =>
  invoices.filter(({ reference, openMinor: open }) => {
    const amount = allocation[reference];
    return amount !== undefined && amount < open;
  });

/** The text stands beside the day an invoice is due. */
export function dueText(daysLate: number): string {
  if (daysLate === 0) return 'today';
  return daysLate < 0 ? `in ${plural(-daysLate, 'day')}` : `${plural(daysLate, 'day')} over`;
}

/**
 * What is explained by other than money closes what is open of the ticked invoices; what is no longer explained is taken
 * from the last of them. `availableMinor`: the money and all that stands in its place.
 */
export function allocateExplained(
  allocation: Allocation,
  invoices: PayerAtDesk['invoices'],
  availableMinor: number,
): Allocation {
  let left = availableMinor - allocatedMinor(allocation);
  const ticked = invoices.filter(({ reference }) => allocation[reference] !== undefined);
  const changed = new Map<string, number>();
  for (const { reference, openMinor } of left >= 0 ? ticked : ticked.toReversed()) {
    const before = allocation[reference] ?? 0;
    const now = Math.min(openMinor, Math.max(0, before + left));
    left -= now - before;
    changed.set(reference, now);
  }
  return { ...allocation, ...Object.fromEntries(changed) };
}

/** What is open of the ticked invoices and neither paid nor explained. */
export const unexplainedMinor = (allocation: Allocation, invoices: PayerAtDesk['invoices']): number =>
  sum(partlyPaid(allocation, invoices), ({ reference, openMinor }) => openMinor - (allocation[reference] ?? 0));
