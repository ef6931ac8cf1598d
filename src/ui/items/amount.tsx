import type { Currency } from '../../lib/currency.ts';
import { msg, translate } from '../../lib/i18n.ts';
import { formatAmount, formatMoney, roundToMinor } from '../../lib/money.ts';
import { useSite } from '../page/site-context.tsx';
import styles from './amount.module.css';

export const priceOnRequest = msg('Display on request');

export type AmountProps = {
  /** The amount in major units, as in replies: 238.96. */
  value: number;
  showCurrency?: boolean | undefined;
  strikethrough?: boolean | undefined;
  /** Shown for 0; pass `null` for totals that may be 0. */
  fallback?: string | null | undefined;
};

/** '1,23,456.00', or with currency 'AED 123,456.00'. */
export function Amount({ value, showCurrency, strikethrough, fallback = translate(priceOnRequest) }: AmountProps) {
  const { currency } = useSite();
  if (value === 0 && fallback !== null) return <span className={styles.absent}>{fallback}</span>;
  const text = formatValue(value, currency, showCurrency);
  const Tag = strikethrough ? 's' : 'span';
  return (
    <Tag className={styles.amount} translate="no">
      {text}
    </Tag>
  );
}

function formatValue(value: number, currency: Currency, sign = false): string {
  const money = { minor: roundToMinor(value), currency };
  return sign ? formatMoney(money) : formatAmount(money);
}
