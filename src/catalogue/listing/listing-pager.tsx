import { t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { countText } from '../items/item-format.rule.ts';
import styles from './listing-pager.module.css';
import { type ListingQuery, listingHref, type Paging } from './listing-query.rule.ts';

type ListingPagerProps = { query: ListingQuery; paging: Paging; total: number };

export function ListingPager({ query, paging, total }: ListingPagerProps) {
  const { first, last, previous, next } = paging;
  const perPage = last - first + 1;
  const left = total >= 1000 ? perPage : Math.min(perPage, total - last);
  return (
    <nav className={styles.pager} aria-label={t`Pages`}>
      <span className={styles.range}>{t`${countText(first)} to ${countText(last)} of ${countText(total)}`}</span>
      {previous !== undefined && (
        <ButtonLink small to={listingHref({ ...query, page: previous })} rel="prev">{t`Previous`}</ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink small to={listingHref({ ...query, page: next })} rel="next">
          {t`Next ${left}`}
        </ButtonLink>
      )}
    </nav>
  );
}
