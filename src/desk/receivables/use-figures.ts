import { formatMoney } from '../../lib/money.ts';
import { useDeskSite } from '../shell/desk-session.ts';

/** Amounts of the site, from minor units or, as statements give them, from major ones. */
export function useFigures() {
  const currency = useDeskSite()?.currency ?? 'INR';
  const minor = (amount: number) => formatMoney({ minor: amount, currency });
  return { minor, major: (amount: number) => minor(Math.round(amount * 100)) };
}
