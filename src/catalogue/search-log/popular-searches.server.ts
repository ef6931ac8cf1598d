import { LRUCache } from 'lru-cache';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import { cachedPerServer } from '../../server/database/cached-per-server.server.ts';
import { popularSearches } from './popular-searches.contract.ts';
import { listPopular } from './search-log.db.ts';

const days = 14;
const maxShown = 8;
/** A text that few people typed may say who they are. */
const minSearches = 3;

type Cache = LRUCache<string, string[], CallContext>;

/** Everybody sees the same, for ten minutes. */
const createCache = (): Cache =>
  new LRUCache({ max: 20, ttl: 600_000, fetchMethod: (_site, _stale, { context }) => findPopular(context) });

const cacheOf = cachedPerServer(createCache);

async function findPopular({ database, site, now }: CallContext): Promise<string[]> {
  const from = addDays(dayOf(now, site.calendar.timeZone), -days);
  const rows = await listPopular(database, { site: site.code, from, minSearches, limit: maxShown });
  return rows.map(({ typed }) => typed);
}

export const popularSearchesCall = defineCall(
  popularSearches,
  { requires: permissionTo('browse'), reads: 'replica' },
  async (_request, context) => {
    const cache = cacheOf(context.database);
    return { success: true as const, searches: await cache.forceFetch(context.site.code, { context }) };
  },
);
