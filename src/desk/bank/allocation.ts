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
