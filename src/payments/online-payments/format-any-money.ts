import { type Currency, currencies } from '../../lib/currency.ts';
import { formatMoney } from '../../lib/money.ts';

const ours: readonly Currency[] = currencies;

export function formatAnyMoney(minor: number, currency: string): string {
  const known = ours.find((one) => one === currency);
  return known ? formatMoney({ minor, currency: known }) : `${currency} ${(minor / 100).toFixed(2)}`;
}
