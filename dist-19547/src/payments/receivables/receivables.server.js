                                                      
import {           dayOf } from '../../lib/dates.js';
                                                                         
                                                
import { findReceivables,                                            sumReceivables } from './receivables.db.js';

                                                                                                           

                           
           
                     
                           
                                      
                                  
                
  

const perPage = 50;
const maxOffset = 10_000;
const none                   = {
  ...{ notDue: 0, days30: 0, days60: 0, days90: 0, older: 0 },
  ...{ customers: 0, overdueCustomers: 0, onAccountMinor: 0 },
};

/** What the customers of a site owe, in its currency, by days after the due day. */
export async function loadReceivables(
  database          ,
  site      ,
  now      ,
  { overdueOnly = false, text = '', byTotal = false, page = 0 }                    = {},
)                       {
  const today = dayOf(now, site.calendar.timeZone);
  const offset = Math.min(maxOffset, Math.max(0, Math.trunc(page)) * perPage);
  const filter = { overdueOnly, named: likeText(text), byTotal };
  const [[totals = none], rows] = await Promise.all([
    sumReceivables(database, { site: site.code, today }),
    findReceivables(database, { site: site.code, today, ...filter, limit: perPage + 1, offset }),
  ]);
  return {
    day: today,
    currency: site.currency,
    totals,
    customers: rows.slice(0, perPage),
    more: rows.length > perPage,
  };
}

const maxExported = 50_000;

/** All of them, for a file. */
export async function listAllReceivables(database          , site      , now      )                           {
  const today = dayOf(now, site.calendar.timeZone);
  const all = { overdueOnly: false, named: '%', byTotal: false, limit: maxExported, offset: 0 };
  return database.longTransaction((db) => findReceivables(db, { site: site.code, today, ...all }));
}

const likeText = (text        ) => {
  const typed = text.trim().toLowerCase();
  return typed === '' ? '%' : `%${typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
};
