import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { designationKey } from '../../bearings/designation/search-key.js';
import {                   defineCall } from '../../server/calls/define-call.server.js';
                                                
import { featuredItems } from './featured-items.contract.js';
import { countItemsByCategory, findFeaturedItems } from './featured-items.db.js';

export const featuredItemsCall = defineCall(
  featuredItems,
  { requires: permissionTo('browse') },
  async ({ itemnames }, context) => {
    const keys = itemnames.map(designationKey);
    const [description, categories] = await Promise.all([
      findFeaturedItems(context.db, { site: context.site.code, keys }),
      countsOf(context),
    ]);
    return { success: true         , data_list: { description }, categories };
  },
);

                                                               

const cacheTtlMs = 60_000;
const lastCounts = new WeakMap                                                                    ();

/** Cached for a minute per site, because counting reads the whole catalogue. */
async function countsOf({ database, db, site, now }             )                  {
  const cache = lastCounts.get(database) ?? new Map();
  lastCounts.set(database, cache);
  const last = cache.get(site);
  if (last && Math.abs(now.getTime() - last.at) < cacheTtlMs) return last.counts;
  const counts = await countItemsByCategory(db, { site: site.code });
  cache.set(site, { at: now.getTime(), counts });
  return counts;
}
