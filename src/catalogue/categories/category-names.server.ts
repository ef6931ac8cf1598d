import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { deleteRenamed, findCategoryOrder, findRenamed, insertRenamed, redirectRenamed } from './category-places.db.ts';

/** The categories by their former names, as far as these are no longer in use. */
export async function findRenamedCategories(
  db: Db,
  site: SiteCode,
  names: readonly string[],
): Promise<{ former: string; category: string }[]> {
  return names.length === 0 ? [] : findRenamed(db, { site, names: [...names] });
}

/** What is put in an order comes first, in it; the rest as it was. */
export async function inCategoryOrder<T>(
  db: Db,
  site: SiteCode,
  values: readonly T[],
  nameOf: (value: T) => string,
): Promise<readonly T[]> {
  if (values.length < 2) return values;
  const places = new Map((await findCategoryOrder(db, { site })).map(({ category }, place) => [category, place]));
  if (places.size === 0) return values;
  const placeOf = (value: T) => places.get(nameOf(value)) ?? places.size;
  return values.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Old addresses lead to the new name, also those of names before. */
export async function redirectToNewName(
  db: Db,
  { now, ...renaming }: { site: SiteCode; from: string; to: string; now: Date },
): Promise<void> {
  await deleteRenamed(db, { site: renaming.site, former: renaming.to });
  await redirectRenamed(db, renaming);
  await insertRenamed(db, { ...renaming, now });
}
