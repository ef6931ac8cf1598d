import {           dayOf, momentAt } from '../../lib/dates.js';
                                                                         
                                                
import {                    promiseState } from './promise-state.rule.js';
import {               findCallList, findOpenPromises, findPromises,                 } from './promises.db.js';

const maxCalls = 30;
const maxPromises = 100;

                                                                     
                                                                                      

/** Whom to call today, and what is promised: broken promises first, then by their day. */
export async function loadCallList(
  database          ,
  site      ,
  now      ,
)                                                                   {
  const today = dayOf(now, site.calendar.timeZone);
  const dayBegan = momentAt(today, '00:00', site.calendar.timeZone);
  const [calls, rows] = await Promise.all([
    findCallList(database, { site: site.code, today, dayBegan, limit: maxCalls }),
    findOpenPromises(database, { site: site.code, limit: maxPromises }),
  ]);
  const promises = rows.map((row) => ({ ...row, state: promiseState(row, today) }));
  const broken = promises.filter(({ state }) => state === 'broken');
  return { day: today, calls, promises: [...broken, ...promises.filter(({ state }) => state === 'open')] };
}

/** All that a customer has promised, newest first. */
export async function listPromises(
  database          ,
  site      ,
  customerId        ,
  now      ,
)                               {
  const today = dayOf(now, site.calendar.timeZone);
  const rows = await findPromises(database, { site: site.code, customerId, limit: maxPromises });
  return rows.map((row) => ({ ...row, state: promiseState(row, today) }));
}
