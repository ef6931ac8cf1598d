import type { Assortment } from '../../catalogue/recommendations/assortment.rule.ts';
import type { HomeContent } from '../../sites/home-content.ts';
import { brandLink, categoryLink, listingLink, superCategoryLink } from '../listing-links.ts';
import type { ProductGroup, ShownBearingType, ShownBrand, ShownGroup, ShownType } from './home-data.ts';

/** What is for sale in the shop; of a shop that could not be asked, nothing is known. */
export type OnSale = Assortment | undefined;

const mostShown = 8;

const countIn = <Name extends string>(list: readonly ({ count: number } & Record<Name, string>)[], by: Name) =>
  new Map(list.map((one) => [one[by] as string, one.count]));

/** By category where the seller calls it so, else by what the designations say; a shop with neither shows its largest categories. */
export function shownTypes(types: readonly ShownBearingType[], onSale: OnSale): ShownType[] {
  if (!onSale) return types.map((type) => ({ ...type, to: categoryLink(type.category), count: 0 }));
  const ofCategory = countIn(onSale.categories, 'category');
  const ofType = countIn(onSale.types, 'type');
  const shown = types.flatMap((one): ShownType[] => {
    const { category, type } = one;
    const inCategory = ofCategory.get(category);
    if (inCategory) return [{ ...one, to: categoryLink(category), count: inCategory }];
    const ofThisType = ofType.get(type);
    return ofThisType ? [{ ...one, to: listingLink({ type }), count: ofThisType }] : [];
  });
  if (shown.length > 0 || types.length === 0) return shown;
  return onSale.categories.slice(0, mostShown).map(({ category, count }) => ({
    category,
    title: category,
    type: '',
    example: '',
    d: 0,
    D: 0,
    B: 0,
    to: categoryLink(category),
    count,
  }));
}

/** Groups that the seller calls otherwise are replaced by one with the largest categories. */
export function shownGroups(groups: readonly ProductGroup[], onSale: OnSale): ShownGroup[] {
  const counts = countIn(onSale?.categories ?? [], 'category');
  const counted = (categories: readonly string[]) =>
    categories.map((category) => ({ category, count: counts.get(category) ?? 0 }));
  if (!onSale)
    return groups.map((one) => ({ ...one, to: superCategoryLink(one.name), categories: counted(one.categories) }));
  const shown = groups.flatMap((group): ShownGroup[] => {
    const categories = counted(group.categories).filter(({ count }) => count > 0);
    return categories.length > 0 ? [{ ...group, to: superCategoryLink(group.name), categories }] : [];
  });
  const [first] = groups;
  if (shown.length > 0 || !first || onSale.categories.length === 0) return shown;
  return [{ ...first, to: listingLink({}), categories: onSale.categories.slice(0, mostShown) }];
}

/** Makers that the site describes come first, then other makers of bearings; a shop without bearings shows all. */
export function shownBrands(
  brands: HomeContent['brands'],
  site: Parameters<typeof brandLink>[0],
  onSale: OnSale,
): ShownBrand[] {
  const listed = brands?.list ?? [];
  const shown = (brand: (typeof listed)[number]): ShownBrand => ({ ...brand, to: brandLink(site, brand) });
  if (!onSale) return listed.map(shown);
  const sold = onSale.makers.map(({ maker }) => maker);
  const others = onSale.makers.filter(({ maker }) => listed.every(({ name }) => name !== maker));
  const ofBearings = others.filter(({ bearings }) => bearings > 0);
  const described = listed.filter(({ name }) => sold.includes(name)).map(shown);
  return [
    ...described,
    ...(ofBearings.length + described.length > 0 ? ofBearings : others).map(({ maker, count }) => ({
      name: maker,
      count,
      to: brandLink(site, { name: maker, page: '' }),
    })),
  ];
}

/** Tiles of a category that has no items are left out. */
export const shownTiles = (tiles: HomeContent['tiles'], onSale: OnSale): NonNullable<HomeContent['tiles']> =>
  (tiles ?? []).filter(
    ({ listing: { category } }) => !category || !onSale || onSale.categories.some((one) => one.category === category),
  );
