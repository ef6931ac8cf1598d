import { designationKey } from '../../bearings/designation/search-key.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { typoVariants } from '../search/typo-variants.ts';
import { findGroupNames, findNamedItems, findNearItems, findSubCategories } from './find-price-targets.db.ts';
import {
  decidePriceTarget,
  type FoundTargets,
  type PriceTarget,
  readPriceTarget,
  type UnknownTarget,
} from './price-target.rule.ts';

export type ResolvedTargets = ReadonlyMap<string, PriceTarget | UnknownTarget>;

/** Each unknown name is looked up again with every typing error it may have. */
const maxCorrected = 50;

/** Finds what each text names in the catalogue of the site. */
export async function resolvePriceTargets(db: Db, site: SiteCode, texts: readonly string[]): Promise<ResolvedTargets> {
  const groups = await findGroupNames(db, { site });
  const namesOf = (scope: 'maker' | 'category') => groups.flatMap((one) => (one.scope === scope ? [one.name] : []));
  const known = { makers: namesOf('maker'), categories: namesOf('category') };
  const written = [...new Set(texts)].map((text, place) => ({ text, place, ...readPriceTarget(text) }));
  const keyed = written
    .filter(({ groupOnly }) => !groupOnly)
    .map(({ place, name }) => ({ place, ...withoutMaker(name, known.makers) }));
  const items = byPlace(await findNamedItems(db, { site, names: JSON.stringify(keyed) }));
  const lower = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()));
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
      const found: FoundTargets = {
        ...known,
        subCategories,
        items: items.get(place) ?? [],
        near: near.get(place) ?? [],
      };
      return [text, decidePriceTarget(text, found, numbers.get(place) ?? name)];
    }),
  );
}

type Keyed = { place: number; key: string; maker: string | null; number: string };

function withoutMaker(name: string, makers: readonly string[]): Omit<Keyed, 'place'> {
  const upper = name.toUpperCase();
  for (const maker of makers) {
    if (upper.startsWith(`${maker.toUpperCase()} `)) return keyOf(name.slice(maker.length + 1), maker);
    if (upper.endsWith(` ${maker.toUpperCase()}`)) return keyOf(name.slice(0, -maker.length - 1), maker);
  }
  return keyOf(name, null);
}

const keyOf = (number: string, maker: string | null) => ({ key: designationKey(number), maker, number });

async function subCategoriesNamed(db: Db, site: SiteCode, open: readonly { name: string }[]): Promise<string[]> {
  if (open.length === 0) return [];
  const names = open.map(({ name }) => name.toLowerCase());
  return (await findSubCategories(db, { site, names })).map(({ name }) => name);
}

async function itemsNear(db: Db, site: SiteCode, wrong: readonly Keyed[]) {
  if (wrong.length === 0) return new Map<number, never[]>();
  const keys = wrong.map(({ place, key, maker }) => ({ place, maker, keys: typoVariants(key) }));
  return byPlace(await findNearItems(db, { site, keys: JSON.stringify(keys) }));
}

function byPlace<Row extends { place: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const places = new Map<number, Row[]>();
  for (const row of rows) places.set(row.place, [...(places.get(row.place) ?? []), row]);
  return places;
}
