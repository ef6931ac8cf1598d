import type { Currency } from '../../lib/currency.ts';
import { msg, translate } from '../../lib/i18n.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { useSite } from '../page/site-context.tsx';
import styles from './amount.module.css';

/** What a price of 0 is called, said where it is shown. */
export const priceOnRequest = msg('Display on request');

export type AmountProps = {
  /** Major units as replies carry them: 238.96. */
  value: number;
  /** With the site's currency sign: on totals and single prices. Columns name the currency in their head. */
  showCurrency?: boolean | undefined;
  /** Crossed out: a list price beside the buyer's own. */
  strikethrough?: boolean | undefined;
  /** Said in place of 0; 'Display on request' unless told. Totals that may be 0 pass `null`. */
  fallback?: string | null | undefined;
};

/** An amount in the site's currency and grouping: '1,23,456.00' or, with sign, 'AED 123,456.00'. */
export function Amount({ value, showCurrency, strikethrough, fallback = translate(priceOnRequest) }: AmountProps) {
  const { currency } = useSite();
  if (value === 0 && fallback !== null) return <span className={styles.absent}>{fallback}</span>;
  const text = formatValue(value, currency, showCurrency);
  return strikethrough ? <s className={styles.amount}>{text}</s> : <span className={styles.amount}>{text}</span>;
}

function formatValue(value: number, currency: Currency, sign = false): string {
  const money = { minor: Math.round(value * 100), currency };
  // A minus sign, not the hyphen of the keyboard: it is as wide as a figure.
  return (sign ? formatMoney(money) : formatAmount(money)).replace('-', '−');
}
