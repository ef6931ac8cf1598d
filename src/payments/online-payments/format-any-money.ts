import type { Currency } from '../../lib/currency.ts';
import { formatMoney } from '../../lib/money.ts';

const ours: readonly Currency[] = ['INR', 'AED'];

/** Money as a provider tells it, which may be of any currency: '₹ 1,200.00', 'USD 12.00'. */
export function formatAnyMoney(minor: number, currency: string): string {
  const known = ours.find((one) => one === currency);
  return known ? formatMoney({ minor, currency: known }) : `${currency} ${(minor / 100).toFixed(2)}`;
}
