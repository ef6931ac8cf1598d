import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { designationKey } from '../../bearings/designation/search-key.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import { cachedPerServer } from '../../server/database/cached-per-server.server.ts';
import type { Site } from '../../sites/site.ts';
import { featuredItems } from './featured-items.contract.ts';
import { countItemsByCategory, findFeaturedItems } from './featured-items.db.ts';

export const featuredItemsCall = defineCall(
  featuredItems,
  { requires: permissionTo('browse'), reads: 'replica' },
  async ({ itemnames }, context) => {
    const keys = itemnames.map(designationKey);
    const [description, categories] = await Promise.all([
      findFeaturedItems(context.db, { site: context.site.code, keys }),
      countsOf(context),
    ]);
    return { success: true as const, data_list: { description }, categories };
  },
);

type Counts = Awaited<ReturnType<typeof countItemsByCategory>>;

const cacheTtlMs = 60_000;
const lastCounts = cachedPerServer(() => new Map<Site, Counted>());

type Counted = { at: number; version: number; counts: Counts };

/** Cached until something changes, for a minute at most, because counting reads the whole catalogue. */
async function countsOf({ database, db, site, now }: CallContext): Promise<Counts> {
  const cache = lastCounts(database);
  const last = cache.get(site);
  const version = database.changes.versionOf(site.code);
  if (last?.version === version && Math.abs(now.getTime() - last.at) < cacheTtlMs) return last.counts;
  const counts = await countItemsByCategory(db, { site: site.code });
  cache.set(site, { at: now.getTime(), version, counts });
  return counts;
}
