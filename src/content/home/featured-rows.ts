import { designationKey } from '../../bearings/designation/search-key.ts';
import { sizesInMm, weightText } from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import type { FeaturedItem } from '../../catalogue/recommendations/featured-items.contract.ts';
import { t } from '../../lib/i18n.ts';
import type { HomeContent } from '../../sites/home-content.ts';
import type { Site } from '../../sites/site.ts';
import type { HomeData } from './home-data.ts';

export const featuredDesignations = ({ featured = [] }: HomeContent): string[] => [
  ...new Set(featured.flatMap(({ groups }) => groups.flatMap(({ designations = [] }) => designations))),
];

/** The items of each featured group that the site sells, as the page shows them. */
export function featuredRows(
  site: Site,
  { featured = [] }: HomeContent,
  items: readonly FeaturedItem[],
): HomeData['featuredRows'] {
  const rowsOf = (designations: readonly string[]) => {
    const keys = designations.map(designationKey);
    return items
      .filter(({ itemname }) => keys.includes(designationKey(itemname)))
      .map((item) => ({
        designation: item.itemname,
        link: itemHref(site, item),
        brand: item.brandname,
        sizes: sizesInMm(item) || t`NA`,
        weight: weightText(item.Weight, 2),
      }));
  };
  return Object.fromEntries(
    featured.flatMap(({ groups }) => groups.map(({ id, designations = [] }) => [id, rowsOf(designations)])),
  );
}
