import { designationKey } from '../bearings/search-key.ts';
import { answer, type Step } from '../server/call.ts';
import type { Site } from '../sites/site.ts';
import { shelf } from './shelf.contract.ts';
import { categoryCounts, itemsOnShelf } from './shelf.db.ts';

export const shelfCall = answer(shelf, { who: 'anyone' }, async ({ itemnames }, step) => {
  const keys = itemnames.map(designationKey);
  const [description, categories] = await Promise.all([
    itemsOnShelf(step.db, { site: step.site.code, keys }),
    countsOf(step),
  ]);
  return { success: true as const, data_list: { description }, categories };
});

type Counts = Awaited<ReturnType<typeof categoryCounts>>;

const keptForMs = 60_000;
const lastCounts = new WeakMap<Step['database'], Map<Site, { at: number; counts: Counts }>>();

/** Counting reads the whole catalogue, so it is done once a minute and site. */
async function countsOf({ database, db, site, now }: Step): Promise<Counts> {
  const kept = lastCounts.get(database) ?? new Map();
  lastCounts.set(database, kept);
  const last = kept.get(site);
  if (last && Math.abs(now.getTime() - last.at) < keptForMs) return last.counts;
  const counts = await categoryCounts(db, { site: site.code });
  kept.set(site, { at: now.getTime(), counts });
  return counts;
}
