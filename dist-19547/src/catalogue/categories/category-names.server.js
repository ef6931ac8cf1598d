                                                                   
                                                    
import { deleteRenamed, findCategoryOrder, findRenamed, insertRenamed, redirectRenamed } from './category-places.db.js';

/** The categories by their former names, as far as these are no longer in use. */
export async function findRenamedCategories(
  db    ,
  site          ,
  names                   ,
)                                                  {
  return names.length === 0 ? [] : findRenamed(db, { site, names: [...names] });
}

/** What is put in an order comes first, in it; the rest as it was. */
export async function inCategoryOrder   (
  db    ,
  site          ,
  values              ,
  nameOf                      ,
)                        {
  if (values.length < 2) return values;
  const places = new Map((await findCategoryOrder(db, { site })).map(({ category }, place) => [category, place]));
  if (places.size === 0) return values;
  const placeOf = (value   ) => places.get(nameOf(value)) ?? places.size;
  return values.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Old addresses lead to the new name, also those of names before. */
export async function leadToNewName(
  db    ,
  { now, ...renaming }                                                         ,
)                {
  await deleteRenamed(db, { site: renaming.site, former: renaming.to });
  await redirectRenamed(db, renaming);
  await insertRenamed(db, { ...renaming, now });
}
