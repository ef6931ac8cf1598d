import { designationKey } from '../../bearings/designation/search-key.js';
                                                                   
                                                    
import { typoVariants } from '../search/typo-variants.js';
import { findGroupNames, findNamedItems, findNearItems, findSubCategories } from './find-price-targets.db.js';
import {
  decidePriceTarget,
                    
                   
  readPriceTarget,
                     
} from './price-target.rule.js';

                                                                               

/** Each unknown name is looked up again with every typing error it may have. */
const maxCorrected = 50;

/** What each text names in the catalogue of the site. */
export async function resolvePriceTargets(db    , site          , texts                   )                           {
  const groups = await findGroupNames(db, { site });
  const namesOf = (scope                      ) => groups.flatMap((one) => (one.scope === scope ? [one.name] : []));
  const known = { makers: namesOf('maker'), categories: namesOf('category') };
  const written = [...new Set(texts)].map((text, place) => ({ text, place, ...readPriceTarget(text) }));
  const keyed = written
    .filter(({ groupOnly }) => !groupOnly)
    .map(({ place, name }) => ({ place, ...withoutMaker(name, known.makers) }));
  const items = byPlace(await findNamedItems(db, { site, names: JSON.stringify(keyed) }));
  const lower = (names                   ) => new Set(names.map((name) => name.toLowerCase()));
  const [makers, categories] = [lower(known.makers), lower(known.categories)];
  const open = written.filter(({ scope, name, place }) => {
    const isNamed = makers.has(name.toLowerCase()) || categories.has(name.toLowerCase()) || items.has(place);
    return scope === 'sub_category' || (scope === undefined && !isNamed);
  });
  const subCategories = await subCategoriesNamed(db, site, open);
  const subCategoryNames = lower(subCategories);
  const wrong = new Set(open.filter(({ name }) => !subCategoryNames.has(name.toLowerCase())).map((one) => one.place));
  const numbers = new Map(keyed.map(({ place, number }) => [place, number]));
  const near = await itemsNear(db, site, keyed.filter(({ place }) => wrong.has(place)).slice(0, maxCorrected));
  return new Map(
    written.map(({ text, place, name }) => {
      const found               = {
        ...known,
        subCategories,
        items: items.get(place) ?? [],
        near: near.get(place) ?? [],
      };
      return [text, decidePriceTarget(text, found, numbers.get(place) ?? name)];
    }),
  );
}

                                                                                  

function withoutMaker(name        , makers                   )                       {
  const upper = name.toUpperCase();
  for (const maker of makers) {
    if (upper.startsWith(`${maker.toUpperCase()} `)) return keyOf(name.slice(maker.length + 1), maker);
    if (upper.endsWith(` ${maker.toUpperCase()}`)) return keyOf(name.slice(0, -maker.length - 1), maker);
  }
  return keyOf(name, null);
}

const keyOf = (number        , maker               ) => ({ key: designationKey(number), maker, number });

async function subCategoriesNamed(db    , site          , open                             )                    {
  if (open.length === 0) return [];
  const names = open.map(({ name }) => name.toLowerCase());
  return (await findSubCategories(db, { site, names })).map(({ name }) => name);
}

async function itemsNear(db    , site          , wrong                  ) {
  if (wrong.length === 0) return new Map                 ();
  const keys = wrong.map(({ place, key, maker }) => ({ place, maker, keys: typoVariants(key) }));
  return byPlace(await findNearItems(db, { site, keys: JSON.stringify(keys) }));
}

function byPlace                               (rows                )                     {
  const places = new Map               ();
  for (const row of rows) places.set(row.place, [...(places.get(row.place) ?? []), row]);
  return places;
}
