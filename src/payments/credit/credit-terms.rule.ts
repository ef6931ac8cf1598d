// Credit terms are whole minor units from 0, and whole days of at most a year.

import type { z } from 'zod';
import type { FieldError } from '../../lib/contract.ts';
import type { Currency } from '../../lib/currency.ts';
import { exampleAmount } from '../../lib/money.ts';
import type { grantedTerms } from './credit-terms.contract.ts';

export type CreditTerms = z.input<typeof grantedTerms>;

/** Ten digits before the point, as in the customer list. */
export const maxCreditLimitMinor = 999_999_999_999;
export const maxCreditDays = 365;

export function creditTermsErrors(
  { limitMinor, periodDays, graceDays }: CreditTerms,
  currency: Currency,
): FieldError[] {
  const isWhole = (value: number, max: number) => Number.isSafeInteger(value) && value >= 0 && value <= max;
  const days = (field: string, value: number, name: string): FieldError[] =>
    isWhole(value, maxCreditDays)
      ? []
      : [{ field, message: `Please write the ${name} as a whole number of days from 0 to ${maxCreditDays}.` }];
  return [
    ...(isWhole(limitMinor, maxCreditLimitMinor)
      ? []
      : [
          {
            field: 'limitMinor',
            message: `Please write the credit limit as an amount like 125000 or ${exampleAmount(currency)}.`,
          },
        ]),
    ...days('periodDays', periodDays, 'credit period'),
    ...days('graceDays', graceDays, 'grace'),
  ];
}

export const isSameTerms = (one: CreditTerms, other: CreditTerms) =>
  one.limitMinor === other.limitMinor && one.periodDays === other.periodDays && one.graceDays === other.graceDays;
