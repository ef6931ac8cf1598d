// How a price row is written in a sentence: '6205-2RS/C3 from 100: 42.00 % less, 1 Dec 2026 to 31 Mar 2027'.

import type { Currency } from '../../lib/currency.ts';
import { formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import type { PriceSnapshot } from '../pricing/prices.table.ts';

export function termsText(
  { discountBp, netMinor }: Pick<PriceSnapshot, 'discountBp' | 'netMinor'>,
  currency: Currency,
) {
  if (netMinor !== null) return formatMoney({ minor: netMinor, currency });
  return t`${((discountBp ?? 0) / 100).toFixed(2)} % less`;
}

function daysText({ validFrom, validTo }: Pick<PriceSnapshot, 'validFrom' | 'validTo'>): string {
  if (validFrom && validTo) return t`${formatDay(validFrom)} to ${formatDay(validTo)}`;
  if (validTo) return t`until ${formatDay(validTo)}`;
  return validFrom ? t`from ${formatDay(validFrom)}` : t`always`;
}

export const priceRowText = (row: PriceSnapshot, currency: Currency): string => {
  const price = termsText(row, currency);
  return `${row.minQty > 1 ? t`${price} from ${row.minQty}` : price}, ${daysText(row)}`;
};
