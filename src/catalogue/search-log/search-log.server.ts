import { designationKey } from '../../bearings/designation/search-key.ts';
import { addDays, type Day, dayOf } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { escapeLike } from '../../server/database/escape-like.ts';
import type { Site, SiteCode } from '../../sites/site.ts';
import { addHits, addMisses, countMisses, deleteSearchesBefore, listMisses } from './search-log.db.ts';
import type { SearchMiss } from './search-miss.contract.ts';
import { countedMiss, maxMissesOfSearch, maxTextsADay } from './search-miss.rule.ts';

type Counted = { typed: string; searches: number };
/** The counts that are not written yet, by site, day and key. */
type Pending = Map<SiteCode, Map<Day, Map<string, Counted>>>;

/** A search only counts in memory; a job writes what came together. A process that dies loses less than a minute. */
const pendingMisses = new WeakMap<object, Pending>();
const pendingHits = new WeakMap<object, Pending>();

type Search = { db: Db; site: Site; now: Date };

export const noteSearchMisses = (search: Search, typed: readonly string[]): void => note(pendingMisses, search, typed);

/** Counts texts that found something; the most frequent are offered to others. */
export const noteSearchHits = (search: Search, typed: readonly string[]): void => note(pendingHits, search, typed);

function note(pendingOf: WeakMap<object, Pending>, { db, site, now }: Search, typed: readonly string[]): void {
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
  pendingOf: WeakMap<object, Pending>,
  { counters }: Pick<Db, 'counters'>,
  site: SiteCode,
  day: Day,
): Map<string, Counted> {
  const pending = within(pendingOf, counters, (): Pending => new Map());
  const days = within(pending, site, (): Map<Day, Map<string, Counted>> => new Map());
  return within(days, day, (): Map<string, Counted> => new Map());
}

type Keyed<Key, Value> = { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown };

function within<Key, Value>(map: Keyed<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

/** Writes what was counted since the last time. */
export async function writeSearchLog(database: Database): Promise<void> {
  await write(pendingMisses, database, addMisses);
  await write(pendingHits, database, addHits);
}

export const deleteOldSearches = (database: Database, searchDays: number, now: Date): Promise<void> =>
  deleteSearchesBefore(database, addDays(dayOf(now, 'UTC'), -searchDays));

async function write(pendingOf: WeakMap<object, Pending>, database: Database, add: typeof addMisses): Promise<void> {
  const pending = pendingOf.get(database.counters) ?? new Map();
  pendingOf.delete(database.counters);
  for (const [site, days] of pending)
    for (const [day, texts] of days) {
      const counts = [...texts].map(([key, counted]) => ({ key, ...counted }));
      await add(database, { site, day, counts: JSON.stringify(counts), maxTexts: maxTextsADay });
    }
}

type Asked = { q: string; days: number; limit: number; offset: number; most: number; now: Date };

/** Most often searched first; without what is a search word by now. */
export async function findSearchMisses(
  db: Db,
  site: Site,
  { q, days, limit, offset, most, now }: Asked,
): Promise<{ misses: SearchMiss[]; total: number }> {
  const from = addDays(dayOf(now, site.calendar.timeZone), 1 - days);
  const asked = { site: site.code, from, prefix: q === '' ? '%' : `${escapeLike(designationKey(q) || q)}%` };
  const [misses, [counted]] = await Promise.all([
    listMisses(db, { ...asked, limit, offset }),
    countMisses(db, { ...asked, most }),
  ]);
  return { misses, total: counted?.count ?? 0 };
}
