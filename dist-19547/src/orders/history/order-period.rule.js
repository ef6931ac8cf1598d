// The order history can be narrowed to a period, counted from today; the address says which.

import { addDays,          } from '../../lib/dates.js';
import { msg } from '../../lib/i18n.js';
import { financialYearBegins } from '../../sites/financial-year.js';
                                                         

export const orderPeriods = {
  any: msg('Any time'),
  days_30: msg('Last 30 days'),
  days_90: msg('Last 90 days'),
  month: msg('This month'),
  last_month: msg('Last month'),
  year: msg('This financial year'),
  last_year: msg('Last financial year'),
}         ;
                                                    

const names = Object.keys(orderPeriods)                 ;

/** An unknown period is any. */
export const readOrderPeriod = (text        )              => names.find((name) => name === text) ?? 'any';

/** Both days belong to it; undefined for any time. */
export function daysOfPeriod(period             , today     , country         )                                        {
  const yearNow = financialYearBegins(country, today);
  const monthNow = `${today.slice(0, 7)}-01`;
  switch (period) {
    case 'any':
      return undefined;
    case 'days_30':
      return { first: addDays(today, -29), last: today };
    case 'days_90':
      return { first: addDays(today, -89), last: today };
    case 'month':
      return { first: monthNow, last: today };
    case 'last_month': {
      const last = addDays(monthNow, -1);
      return { first: `${last.slice(0, 7)}-01`, last };
    }
    case 'year':
      return { first: yearNow, last: today };
    case 'last_year': {
      const last = addDays(yearNow, -1);
      return { first: financialYearBegins(country, last), last };
    }
  }
}
