import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { parseRequestedSize, type RequestedSize, sizeWithTolerance, tolerancesMm } from '../search/size-search.rule.ts';
import { type ListingQuery, listingHref } from './listing-query.rule.ts';
import styles from './listing-tolerance.module.css';

export function SizeTolerance({ query }: { query: ListingQuery }) {
  const size = parseRequestedSize(query.keyword);
  if (!size) return null;
  return (
    <nav className={styles.tolerances} aria-label={t`Size tolerance`}>
      <span className={styles.label}>{t`Tolerance`}</span>
      {tolerancesMm.map((mm) => (
        <Link
          key={mm}
          to={listingHref({ ...query, keyword: sizeWithTolerance(size, mm), page: 1 })}
          aria-current={mm === size.toleranceMm ? 'true' : undefined}
        >
          {mm === 0 ? t`Exact` : t`± ${mm} mm`}
        </Link>
      ))}
      <Link to={sizeSearchHref(size)}>{t`On a drawing`}</Link>
    </nav>
  );
}

function sizeSearchHref({ d, D, B }: RequestedSize): string {
  const sizes = { bore: String(d), outside: String(D), ...(B !== undefined && { width: String(B) }) };
  return `/size-search?${new URLSearchParams(sizes)}`;
}
