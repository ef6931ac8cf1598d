import { designationKey } from '../../bearings/designation/search-key.js';
import { addDays,           dayOf } from '../../lib/dates.js';
                                                                             
import { escapeLike } from '../../server/database/escape-like.js';
                                                          
import {
  addHits,
  addMisses,
  countMisses,
  deleteHitsBefore,
  deleteMissesBefore,
                  
  listMisses,
} from './search-log.db.js';
import { countedMiss, maxMissesOfSearch, maxTextsADay, missesKeptDays } from './search-miss.rule.js';

                                                   
/** By site, day and key. */
                                                             

/** A search only counts in memory; a job writes what came together. A process that dies loses less than a minute. */
const pendingMisses = new WeakMap                 ();
const pendingHits = new WeakMap                 ();

                                                

export const noteSearchMisses = (search        , typed                   )       => note(pendingMisses, search, typed);

/** What was found; the most frequent are offered to others. */
export const noteSearchHits = (search        , typed                   )       => note(pendingHits, search, typed);

function note(pendingOf                          , { db, site, now }        , typed                   )       {
  for (const text of typed.slice(0, maxMissesOfSearch)) {
    const counted = countedMiss(text);
    if (!counted) continue;
    const texts = textsOf(pendingOf, db, site.code, dayOf(now, site.calendar.timeZone));
    const known = texts.get(counted.key);
    if (known) known.searches += 1;
    else if (texts.size < maxTextsADay) texts.set(counted.key, { typed: counted.typed, searches: 1 });
  }
}

function textsOf(
  pendingOf                          ,
  { $client }                     ,
  site          ,
  day     ,
)                       {
  const pending = within(pendingOf, $client, ()          => new Map());
  const days = within(pending, site, ()                                 => new Map());
  return within(days, day, ()                       => new Map());
}

                                                                                                    

function within            (map                   , key     , create             )        {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

/** Writes what was counted since the last time, and forgets what is too old. */
export async function writeSearchLog(database          , now      )                {
  await write(pendingMisses, database, addMisses);
  await write(pendingHits, database, addHits);
  const today = dayOf(now, 'UTC');
  await deleteMissesBefore(database, { day: addDays(today, -missesKeptDays) });
  await deleteHitsBefore(database, { day: addDays(today, -missesKeptDays) });
}

async function write(pendingOf                          , database          , add                  )                {
  const pending = pendingOf.get(database.$client) ?? new Map();
  pendingOf.delete(database.$client);
  for (const [site, days] of pending)
    for (const [day, texts] of days) {
      const counts = [...texts].map(([key, counted]) => ({ key, ...counted }));
      await add(database, { site, day, counts: JSON.stringify(counts), maxTexts: maxTextsADay });
    }
}

                                                                                                 

/** Most often searched first; without what is a search word by now. */
export async function findSearchMisses(
  db    ,
  site      ,
  { q, days, limit, offset, most, now }       ,
)                                                   {
  const from = addDays(dayOf(now, site.calendar.timeZone), 1 - days);
  const asked = { site: site.code, from, prefix: q === '' ? '%' : `${escapeLike(designationKey(q) || q)}%` };
  const [misses, [counted]] = await Promise.all([
    listMisses(db, { ...asked, limit, offset }),
    countMisses(db, { ...asked, most }),
  ]);
  return { misses, total: counted?.count ?? 0 };
}
