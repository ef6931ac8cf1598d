import { type KindTile, KindTiles } from './kind-tiles.tsx';
import { type Facet, kindsToBrowse, type ListingQuery, listingHref } from './listing-query.rule.ts';

type BrowseKindsProps = { query: ListingQuery; facets: readonly Facet[]; label: string };

/** Drawings lead from all products to a category, and from a category to its types. */
export function BrowseKinds({ query, facets, label }: BrowseKindsProps) {
  const facet = kindsToBrowse(query, facets);
  if (!facet) return null;
  const kind: KindTile['kind'] = facet.key === 'type' ? 'type' : 'category';
  const kinds = facet.values.map(({ value, count }) => ({
    kind,
    value,
    count,
    to: listingHref({ ...query, filters: { ...query.filters, [kind]: [value] } }),
  }));
  return <KindTiles kinds={kinds} label={label} />;
}
