import type { Currency } from '../lib/currency.ts';
import { formatAmount, formatMoney } from '../lib/money.ts';
import { said, word } from '../lib/say.ts';
import styles from './amount.module.css';
import { useSite } from './site-context.tsx';

/** What a price of 0 is called, said where it is shown. */
export const onRequest = word('Display on request');

export type AmountProps = {
  /** Major units as replies carry them: 238.96. */
  value: number;
  /** With the site's currency sign: on totals and single prices. Columns name the currency in their head. */
  sign?: boolean | undefined;
  /** Crossed out: a list price beside the buyer's own. */
  struck?: boolean | undefined;
  /** Said in place of 0; 'Display on request' unless told. Totals that may be 0 pass `null`. */
  absent?: string | null | undefined;
};

/** An amount in the site's currency and grouping: '1,23,456.00' or, with sign, 'AED 123,456.00'. */
export function Amount({ value, sign, struck, absent = said(onRequest) }: AmountProps) {
  const { currency } = useSite();
  if (value === 0 && absent !== null) return <span className={styles.absent}>{absent}</span>;
  const text = moneyText(value, currency, sign);
  return struck ? <s className={styles.amount}>{text}</s> : <span className={styles.amount}>{text}</span>;
}

function moneyText(value: number, currency: Currency, sign = false): string {
  const money = { minor: Math.round(value * 100), currency };
  // A minus sign, not the hyphen of the keyboard: it is as wide as a figure.
  return (sign ? formatMoney(money) : formatAmount(money)).replace('-', '−');
}
