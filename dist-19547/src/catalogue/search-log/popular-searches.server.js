import { LRUCache } from 'lru-cache';
import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { addDays, dayOf } from '../../lib/dates.js';
import {                   defineCall } from '../../server/calls/define-call.server.js';
import { popularSearches } from './popular-searches.contract.js';
import { listPopular } from './search-log.db.js';

const days = 14;
const maxShown = 8;
/** A text that few people typed may say who they are. */
const minSearches = 3;

                                                     
const caches = new WeakMap               ();

/** Everybody sees the same, for ten minutes. */
const createCache = ()        =>
  new LRUCache({ max: 20, ttl: 600_000, fetchMethod: (_site, _stale, { context }) => findPopular(context) });

async function findPopular({ database, site, now }             )                    {
  const from = addDays(dayOf(now, site.calendar.timeZone), -days);
  const rows = await listPopular(database, { site: site.code, from, minSearches, limit: maxShown });
  return rows.map(({ typed }) => typed);
}

export const popularSearchesCall = defineCall(
  popularSearches,
  { requires: permissionTo('browse') },
  async (_request, context) => {
    const cache = caches.get(context.database) ?? createCache();
    caches.set(context.database, cache);
    return { success: true         , searches: await cache.forceFetch(context.site.code, { context }) };
  },
);
