import type { Currency } from '../../lib/currency.ts';
import { addDays, type Day, isDay } from '../../lib/dates.ts';
import { exampleAmount } from '../../lib/money.ts';

/** A receipt needs an amount, the bank's reference, a past day, and open invoices where it names some. */
const maxDaysAgo = 366;
export const maxReceiptMinor = 1_000_000_000_00;

export type Received = {
  amountMinor: number;
  currency: Currency;
  reference: string;
  receivedOn: Day;
  named: readonly string[];
  open: readonly { reference: string }[];
  today: Day;
};

export type ReceiptRefusal = { field: 'amount' | 'reference' | 'day' | 'invoices'; message: string };

export function receiptRefusal({
  amountMinor,
  currency,
  reference,
  receivedOn,
  named,
  open,
  today,
}: Received): ReceiptRefusal | undefined {
  const at = (field: ReceiptRefusal['field'], message: string) => ({ field, message });
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > maxReceiptMinor)
    return at('amount', `Write the amount like 125000 or ${exampleAmount(currency)}.`);
  if (!reference.trim())
    return at('reference', 'Add the bank reference or the number of the cheque; it is shown on the statement.');
  if (!isDay(receivedOn)) return at('day', `Write the day like ${today}.`);
  if (receivedOn > today) return at('day', 'The day is in the future.');
  if (receivedOn < addDays(today, -maxDaysAgo)) return at('day', 'The day is more than a year ago.');
  const unknown = named.find((number) => !open.some(({ reference: of }) => of === number));
  return unknown === undefined ? undefined : at('invoices', `${unknown} is not an open invoice of this customer.`);
}
