import { addDays, type Day } from '../../lib/dates.ts';

/** The oldest day money is written down for, and the largest amount: 100 crore, far above any payment. */
const maxDaysAgo = 366;
const maxMinor = 1_000_000_000_00;

export type Received = {
  amountMinor: number;
  reference: string;
  receivedOn: Day;
  /** Invoices it is meant for, and those of the customer that are open. */
  named: readonly string[];
  open: readonly { reference: string }[];
  today: Day;
};

/** A receipt needs an amount, the bank's reference, a day that was, and open invoices where it names some. */
export function receiptRefusal({
  amountMinor,
  reference,
  receivedOn,
  named,
  open,
  today,
}: Received): string | undefined {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > maxMinor)
    return 'Write the amount like 125000 or 1,25,000.50.';
  if (!reference.trim()) return 'Say the reference of the bank with --reference "…"; it stands on the statement.';
  if (!isDay(receivedOn)) return `Write the day like ${today}.`;
  if (receivedOn > today) return 'The day is still to come.';
  if (receivedOn < addDays(today, -maxDaysAgo)) return 'The day is more than a year ago.';
  const unknown = named.find((number) => !open.some(({ reference: of }) => of === number));
  return unknown === undefined ? undefined : `${unknown} is no open invoice of this customer.`;
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text
  );
}
