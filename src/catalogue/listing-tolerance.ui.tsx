import { Link } from 'react-router';
import { say } from '../lib/say.ts';
import { type ListingQuery, listingHref } from './listing-query.rule.ts';
import styles from './listing-tolerance.module.css';
import { sizeAsked, tolerancesMm, withTolerance } from './size-search.rule.ts';

/** How far off a size that is searched for may be, each as a link; nothing for any other search. */
export function SizeTolerance({ query }: { query: ListingQuery }) {
  const size = sizeAsked(query.keyword);
  if (!size) return null;
  return (
    <nav className={styles.tolerances} aria-label={say`Tolerance of the size`}>
      <span className={styles.label}>{say`Tolerance`}</span>
      {tolerancesMm.map((mm) => (
        <Link
          key={mm}
          to={listingHref({ ...query, keyword: withTolerance(size, mm), page: 1 })}
          aria-current={mm === size.toleranceMm ? 'true' : undefined}
        >
          {mm === 0 ? say`Exact` : say`± ${mm} mm`}
        </Link>
      ))}
    </nav>
  );
}
