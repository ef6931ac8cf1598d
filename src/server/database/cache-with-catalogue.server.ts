import { LRUCache } from 'lru-cache';
import type { Site } from '../../sites/site.ts';
import { cachedPerServer } from './cached-per-server.server.ts';
import type { Database, Db } from './database.server.ts';

const ttlMs = 30_000;
/** Some more than the item pages that a process keeps. */
const maxCached = 1000;

type Read<Value extends object> = (db: Db, site: Site, id: number) => Promise<Value>;
type Reading = { db: Db; site: Site; id: number };
type Context = { db: Db; database: Database; site: Site };

/**
 * Keeps what is read of an item until the site's catalogue changes, like pages for visitors (docs/decisions/0018).
 * `read` knows nothing of the caller, so that what is kept is the same for everybody.
 */
export function cacheWithCatalogue<Value extends object>(
  read: Read<Value>,
  max = maxCached,
): ({ db, database, site }: Context, id: number) => Promise<Value> {
  const cacheOf = cachedPerServer(
    () =>
      new LRUCache<string, Value, Reading>({
        max,
        ttl: ttlMs,
        ignoreFetchAbort: true,
        fetchMethod: (_key, _stale, { context: { db, site, id } }) => read(db, site, id),
      }),
  );
  return ({ db, database, site }, id) => {
    const version = database.changes.versionOf(site.code);
    // Nothing is heard of changes yet.
    if (version === 0) return read(db, site, id);
    return cacheOf(database).forceFetch(`${site.code} ${version} ${id}`, { context: { db, site, id } });
  };
}
