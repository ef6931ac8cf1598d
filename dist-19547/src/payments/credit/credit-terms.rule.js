// Credit terms are whole minor units from 0, and whole days of at most a year.

                                                        

                                                                                        

/** Ten digits before the point, as in the customer list. */
const maxCreditLimitMinor = 999_999_999_999;
const maxCreditDays = 365;

export function creditTermsErrors({ limitMinor, periodDays, graceDays }             )               {
  const isWhole = (value        , max        ) => Number.isSafeInteger(value) && value >= 0 && value <= max;
  const days = (field        , value        , name        )               =>
    isWhole(value, maxCreditDays)
      ? []
      : [{ field, message: `Please write the ${name} as a whole number of days from 0 to ${maxCreditDays}.` }];
  return [
    ...(isWhole(limitMinor, maxCreditLimitMinor)
      ? []
      : [{ field: 'limit_minor', message: 'Please write the credit limit as an amount like 250000 or 2,50,000.00.' }]),
    ...days('period_days', periodDays, 'credit period'),
    ...days('grace_days', graceDays, 'grace'),
  ];
}

export const isSameTerms = (one             , other             ) =>
  one.limitMinor === other.limitMinor && one.periodDays === other.periodDays && one.graceDays === other.graceDays;
