import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { designationKey } from '../../bearings/designation/search-key.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import { cachedPerServer } from '../../server/database/cached-per-server.server.ts';
import type { Site } from '../../sites/site.ts';
import { type Assortment, assortmentOf } from './assortment.rule.ts';
import { featuredItems } from './featured-items.contract.ts';
import { countItems, findFeaturedItems } from './featured-items.db.ts';

export const featuredItemsCall = defineCall(
  featuredItems,
  { requires: permissionTo('browse'), reads: 'replica' },
  async ({ itemnames }, context) => {
    const keys = itemnames.map(designationKey);
    const [description, counts] = await Promise.all([
      findFeaturedItems(context.db, { site: context.site.code, keys }),
      countsOf(context),
    ]);
    return { success: true as const, data_list: { description }, ...counts };
  },
);

const cacheTtlMs = 60_000;
const lastCounts = cachedPerServer(() => new Map<Site, Counted>());

type Counted = { at: number; version: number; counts: Assortment };

/** Cached until something changes, for a minute at most, because counting reads the whole catalogue. */
async function countsOf({ database, db, site, now }: CallContext): Promise<Assortment> {
  const cache = lastCounts(database);
  const last = cache.get(site);
  const version = database.changes.versionOf(site.code);
  if (last?.version === version && Math.abs(now.getTime() - last.at) < cacheTtlMs) return last.counts;
  const counts = assortmentOf(await countItems(db, { site: site.code }));
  cache.set(site, { at: now.getTime(), version, counts });
  return counts;
}
