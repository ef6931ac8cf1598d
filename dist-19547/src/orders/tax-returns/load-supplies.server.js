import { addDays,           daysBetween } from '../../lib/dates.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
                                                
                                                            
import { findTaxedSupplies } from './tax-returns.db.js';

const maxDays = 366;
const maxLines = 200_000;

/** The lines of all tax documents of a period. */
export async function loadTaxedSupplies(
  database          ,
  { code }      ,
  { from, to }                        ,
)                                   {
  if (!isDay(from) || !isDay(to)) return new Refusal('cannot_be', 'Write the first and the last day like 2026-11-01.');
  if (from > to) return new Refusal('cannot_be', 'The last day is before the first.');
  if (daysBetween(from, to) >= maxDays) return new Refusal('cannot_be', `Choose at most ${maxDays} days.`);
  const supplies = await database.longTransaction((db) =>
    findTaxedSupplies(db, { site: code, from, to, limit: maxLines + 1 }),
  );
  if (supplies.length > maxLines)
    return new Refusal('cannot_be', `The period has more than ${maxLines} lines; choose a shorter one.`);
  return supplies;
}

const isDay = (text        ) =>
  /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && addDays(text, 0) === text;

/** '2026-11' is its first and its last day; anything else two days that are none. */
export function daysOfMonth(month        )                         {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return { from: '', to: '' };
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}
