import { addDays,           dayOf, isWorkingDay, momentAt,                      } from './dates.js';

/** Both ends of the office's day, in milliseconds. */
function officeHours(day     , { hours, timeZone }                 )                                  {
  return [momentAt(day, hours.opens, timeZone).getTime(), momentAt(day, hours.closes, timeZone).getTime()];
}

/** The clock stands still while the office is closed; `workingHours` must be above 0. */
export function afterWorkingHours(from      , workingHours        , calendar                 )       {
  let left = workingHours * 3_600_000;
  for (let day = dayOf(from, calendar.timeZone); ; day = addDays(day, 1)) {
    if (!isWorkingDay(day, calendar)) continue;
    const [opens, closes] = officeHours(day, calendar);
    const begins = Math.max(opens, from.getTime());
    if (begins + left <= closes) return new Date(begins + left);
    left -= Math.max(0, closes - begins);
  }
}
