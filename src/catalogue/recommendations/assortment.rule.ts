import { sum } from '../../lib/sum.ts';

/** How many items of a type a maker has in a category; the type is '' for other goods. */
export type ItemCount = { maker: string; category: string; type: string; count: number };

export type Assortment = {
  categories: { category: string; count: number }[];
  types: { type: string; count: number }[];
  /** `bearings` are those of the items that are bearings. */
  makers: { maker: string; count: number; bearings: number; categories: { category: string; count: number }[] }[];
};

export const maxMakers = 12;
/** How many categories are named of a maker. */
export const maxOfMaker = 4;

/** What is sold, by category, by type and by maker, the largest first. */
export function assortmentOf(items: readonly ItemCount[]): Assortment {
  const makers = totals(items, ({ maker }) => maker).map(({ name: maker, count }) => {
    const own = items.filter((item) => item.maker === maker);
    const bearings = sum(own, ({ type, count }) => (type === '' ? 0 : count));
    return { maker, count, bearings, categories: categoriesOf(own).slice(0, maxOfMaker) };
  });
  const types = totals(
    items.filter(({ type }) => type !== ''),
    ({ type }) => type,
  ).map(({ name: type, count }) => ({ type, count }));
  return { categories: categoriesOf(items), types, makers: makers.slice(0, maxMakers) };
}

const categoriesOf = (items: readonly ItemCount[]) =>
  totals(items, ({ category }) => category).map(({ name: category, count }) => ({ category, count }));

function totals(items: readonly ItemCount[], nameOf: (item: ItemCount) => string) {
  const named = Map.groupBy(items, nameOf);
  return [...named]
    .map(([name, those]) => ({ name, count: sum(those, ({ count }) => count) }))
    .toSorted((a, b) => b.count - a.count);
}
