import { Link } from 'react-router';
import { translate } from '../../lib/i18n.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { countText, typeText } from '../items/item-format.rule.ts';
import styles from './browse-kinds.module.css';
import { groupsOfCategories, typesOfCategories } from './category-drawings.data.ts';
import { type Facet, kindsToBrowse, type ListingQuery, listingHref } from './listing-query.rule.ts';

type BrowseKindsProps = { query: ListingQuery; facets: readonly Facet[]; label: string };

/** Drawings lead from all products to a category, and from a category to its types. */
export function BrowseKinds({ query, facets, label }: BrowseKindsProps) {
  const facet = kindsToBrowse(query, facets);
  if (!facet) return null;
  const { key, values } = facet;
  return (
    <nav className={styles.kinds} aria-label={label}>
      {values.map(({ value, count }) => (
        <Link key={value} to={listingHref({ ...query, filters: { ...query.filters, [key]: [value] } })}>
          <span className={styles.drawing}>
            <BearingDrawing
              type={key === 'type' ? value : (typesOfCategories[value] ?? value.toLowerCase())}
              superCategory={groupsOfCategories[value]}
              d={25}
              D={52}
              B={15}
              decorative
            />
          </span>
          <span>
            {key === 'type' ? typeText(value) : translate(value)}
            <span className={styles.count}>{countText(count)}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
