import { currencySign } from '../../lib/currency.ts';
import { dayOf, formatDateTime, formatDay } from '../../lib/dates.ts';
import { formatAmount, formatMajor, formatMoney, roundToMinor } from '../../lib/money.ts';
import type { DeskSite } from './desk-session.ts';
import { useDeskSite } from './desk-session.ts';

/** The site of a page that only opens for one. */
export function useSiteOfPage(): DeskSite {
  const site = useDeskSite();
  if (!site) throw new Error('the address names no site that one works for');
  return site;
}

/** Money in the site's currency and times in its time zone. */
export function useFormats() {
  const { currency, timeZone } = useSiteOfPage();
  return {
    /** For the heads of columns of amounts. */
    sign: currencySign(currency),
    money: (minor: number) => formatMoney({ minor, currency }),
    /** For statements, which have major units. */
    moneyOfMajor: (major: number) => formatMajor(major, currency),
    amount: (minor: number) => formatAmount({ minor, currency }),
    amountOfMajor: (major: number) => formatAmount({ minor: roundToMinor(major), currency }),
    /** '' for null. */
    time: (iso: string | null) => (iso ? formatDateTime(new Date(iso), timeZone) : ''),
    day: (iso: string | null) => (iso ? formatDay(dayOf(new Date(iso), timeZone)) : ''),
  };
}
