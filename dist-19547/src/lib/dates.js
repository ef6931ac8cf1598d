import { currentLocale } from './i18n.js';
import { memoize } from './memoize.js';

/** 'YYYY-MM-DD' */
                         

                               
                   
                               
                                 
                           
                                                                       
                                           
  

const formatters = memoize                     (50);
const formatter = (key        , locale        , options                            )                      =>
  formatters(`${locale} ${key}`, () => new Intl.DateTimeFormat(locale, options));

export const minutesAfter = (now      , minutes        ) => new Date(now.getTime() + minutes * 60_000);
export const hoursAfter = (now      , hours        ) => minutesAfter(now, hours * 60);

export function dayOf(at      , timeZone        )      {
  // Swedish dates are written YYYY-MM-DD.
  return formatter(`day ${timeZone}`, 'sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}

export function addDays(day     , count        )      {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

export function daysBetween(from     , to     )         {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

export function nextWorkingDay(at      , calendar                 )      {
  return workingDayFrom(addDays(dayOf(at, calendar.timeZone), 1), calendar);
}

export function workingDayFrom(day     , calendar                 )      {
  let found = day;
  while (!isWorkingDay(found, calendar)) found = addDays(found, 1);
  return found;
}

export function isWorkingDay(day     , { workingDays, holidays }                 )          {
  return workingDays.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !holidays.includes(day);
}

function dayLocale()         {
  const { language } = currentLocale();
  return language.startsWith('en') ? 'en-GB' : language;
}

/** The moment when clocks of the zone show this time. */
export function momentAt(day     , time        , timeZone        )       {
  const asUtc = new Date(`${day}T${time}:00Z`);
  const shown = new Date(`${dayOf(asUtc, timeZone)}T${formatTime(asUtc, timeZone)}:00Z`);
  return new Date(2 * asUtc.getTime() - shown.getTime());
}

export function formatDay(day     )         {
  return formatter('long day', dayLocale(), { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace('Sept', 'Sep');
}

export function formatNearDay(day     )         {
  return formatter('near day', dayLocale(), { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
    .replace('Sept', 'Sep');
}

/** ['18', 'Nov'] */
export function dayAndMonth(day     )                               {
  const parts = formatter('day and month', dayLocale(), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  }).formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type                 ) => parts.find((one) => one.type === type)?.value ?? '';
  return [part('day'), part('month').replace('Sept', 'Sep')];
}

export function formatTime(at      , timeZone        )         {
  return formatter(`time ${timeZone}`, 'en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

export function formatDateTime(at      , timeZone        )         {
  return `${formatDay(dayOf(at, timeZone))}, ${formatTime(at, timeZone)}`;
}
