import { currencySign } from '../../lib/currency.ts';
import { dayOf, formatDateTime, formatDay } from '../../lib/dates.ts';
import { formatAmount, formatMajor, formatMoney, roundToMinor } from '../../lib/money.ts';
import { useDeskSite } from './desk-session.ts';

/** Money in the site's currency and times in its time zone. */
export function useFormats() {
  const { currency, timeZone } = useDeskSite();
  return {
    /** The heads of columns of amounts have this sign. */
    sign: currencySign(currency),
    money: (minor: number) => formatMoney({ minor, currency }),
    /** Statements have major units. */
    moneyOfMajor: (major: number) => formatMajor(major, currency),
    amount: (minor: number) => formatAmount({ minor, currency }),
    amountOfMajor: (major: number) => formatAmount({ minor: roundToMinor(major), currency }),
    /** '' for null. */
    time: (iso: string | null) => (iso ? formatDateTime(new Date(iso), timeZone) : ''),
    day: (iso: string | null) => (iso ? formatDay(dayOf(new Date(iso), timeZone)) : ''),
  };
}
