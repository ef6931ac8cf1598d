// A buyer may say what one piece should cost; the amount is in the currency of the site, before tax.

import { maxPriceMinor } from '../../catalogue/pricing/line-value.rule.ts';
import type { Currency } from '../../lib/currency.ts';
import { formatAmount } from '../../lib/money.ts';
import { typedAmount } from '../../lib/typed-number.ts';

/** In minor units; null where nothing is typed, undefined where it is no price. */
export function readTargetPrice(typed: string): number | null | undefined {
  const text = typed.replace(/\s/g, '');
  if (text === '') return null;
  const minor = typedAmount(text);
  return minor !== undefined && minor > 0 && minor <= maxPriceMinor ? minor : undefined;
}

export const targetExample = (currency: Currency): string => formatAmount({ minor: 1250_50, currency });

/** How far a price is from the target, in percent with one decimal: above 0 where it costs more. */
export const overTarget = (price: number, target: number): number => Math.round((price / target - 1) * 1000) / 10;
