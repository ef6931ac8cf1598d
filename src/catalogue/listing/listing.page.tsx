import { memo, type ReactNode, useEffect } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { countText } from '../items/item-format.rule.ts';
import type { RenderAddToCart } from '../items/render-add-to-cart.ts';
import { AccountStatusNotice } from '../pricing/account-status-notice.tsx';
import type { QueryPart } from '../search/read-query.ts';
import { withRecentSearch } from '../search/recent-searches.rule.ts';
import { parseRequestedSize, type RequestedSize, sizeWithTolerance, tolerancesMm } from '../search/size-search.rule.ts';
import type { UnmatchedNumber } from '../search/unmatched-text.rule.ts';
import { BrowseKinds } from './browse-kinds.tsx';
import styles from './listing.module.css';
import { Chips } from './listing-chips.tsx';
import { compareFormId, ItemTable, type ListedRow, listingColumns } from './listing-columns.tsx';
import { EmptyListing } from './listing-empty.tsx';
import { Facets } from './listing-facets.tsx';
import { FilterSheet } from './listing-filter-sheet.tsx';
import {
  commonSize,
  countFound,
  type Facet,
  type ListingQuery,
  listingHref,
  listingTitle,
  onlyCategory,
  type Paging,
} from './listing-query.rule.ts';
import { SortSelect } from './listing-sort.tsx';
import type { SizeRange } from './multi-search.contract.ts';
import { QueryAsRead } from './query-as-read.tsx';
import { SignInBanner } from './sign-in-banner.tsx';
import { UnmatchedNotice } from './unmatched-notice.tsx';

export type ListingPageProps = {
  query: ListingQuery;
  rows: readonly ListedRow[];
  /** Exact below 1,000; 1000 means 1,000 or more. */
  total: number;
  facets: readonly Facet[];
  ranges: readonly SizeRange[];
  /** True with too many results to count what is available. */
  isAvailabilityLeftOut: boolean;
  instead: readonly UnmatchedNumber[];
  /** What was understood of a number that was not read to its end. */
  understood?: readonly QueryPart[];
  paging: Paging;
  standing?: Standing | undefined;
  renderAdd?: RenderAddToCart | undefined;
  addChoice?: ReactNode;
};

export function ListingPage(props: ListingPageProps) {
  const { keyword } = props.query;
  useEffect(() => rememberSearch(keyword), [keyword]);
  const loading = useNavigation().location?.pathname === '/listing';
  return (
    <main id="main">
      <Content {...props} loading={loading} />
    </main>
  );
}

/** Where the items begin, past the filters. */
const foundId = 'items';

type ContentProps = ListingPageProps & { loading: boolean };

/** Not rendered again when another page begins to load. */
const Content = memo((props: ContentProps) => {
  const { query, rows, total, facets, ranges, isAvailabilityLeftOut, instead, paging, standing, renderAdd, addChoice } =
    props;
  const { loading } = props;
  const site = useSite();
  const found = countFound(total, facets, query.filters);
  const count = plural(found, 'item');
  const isLocked = standing === undefined && !site.hasPublicListPrices;
  const narrowable = total > 0 || Object.keys(query.filters).length > 0;
  const facetFilters = <Facets {...{ query, facets, ranges, isAvailabilityLeftOut }} size={commonSize(ranges, rows)} />;
  return (
    <Container>
      {rows.length > 0 && <SkipLink to={foundId}>{t`Skip to the items`}</SkipLink>}
      <div className={styles.desk}>
        <Breadcrumbs steps={[{ label: t`Home`, to: '/' }, ...productSteps(query.keyword)]} />
      </div>
      <div className={styles.head}>
        <PageHeader
          title={<Title query={query} />}
          meta={<span role="status">{count}</span>}
          end={
            <>
              <Chips query={query} facets={facets} />
              {narrowable && (
                <FilterSheet query={query} count={count} loading={loading}>
                  {facetFilters}
                </FilterSheet>
              )}
              {rows.length > 0 && addChoice && <span className={styles.desk}>{addChoice}</span>}
              {rows.length > 1 && (
                <Form id={compareFormId} action="/compare" className={styles.desk}>
                  <Button type="submit" small>{t`Compare`}</Button>
                </Form>
              )}
              {rows.length > 1 && (
                <SortSelect
                  query={query}
                  byPrice={rows.some((row) => row.list_price > 0)}
                  byStock={rows.some((row) => row.Availability !== '')}
                />
              )}
            </>
          }
        />
      </div>
      {isLocked && rows.length > 0 && <SignInBanner next={listingHref(query)} />}
      <QueryAsRead parts={props.understood ?? []} className={styles.read} />
      <SizeTolerance query={query} />
      <AccountStatusNotice standing={standing} />
      <div className={classNames(styles.listing, narrowable && styles.withFacets)}>
        {narrowable && (
          <aside className={styles.aside} aria-label={t`Filter`}>
            {facetFilters}
          </aside>
        )}
        <div
          id={foundId}
          tabIndex={-1}
          className={classNames(styles.found, loading && styles.loading)}
          aria-busy={loading || undefined}
        >
          {rows.length > 0 ? (
            <>
              <UnmatchedNotice instead={instead} />
              <BrowseKinds query={query} facets={facets} label={t`Browse by type`} />
              {addChoice && <div className={styles.phone}>{addChoice}</div>}
              <FoundItems {...{ query, rows, isLocked, renderAdd }} />
              <ListingPager query={query} paging={paging} total={found} />
            </>
          ) : (
            <EmptyListing query={query} total={total} instead={instead} />
          )}
        </div>
      </div>
    </Container>
  );
});

type FoundItemsProps = Pick<ListingPageProps, 'query' | 'rows' | 'renderAdd'> & { isLocked: boolean };

/** Not rendered again when other results begin to load. */
const FoundItems = memo(({ query, rows, isLocked, renderAdd }: FoundItemsProps) => {
  const columns = listingColumns(useSite(), rows, {
    renderAdd,
    signInFor: isLocked ? listingHref(query) : undefined,
    isComparable: rows.length > 1,
  });
  return (
    <ItemTable>
      <DataTable
        caption={listingTitle(query.keyword)}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.itemid)}
        stickyHeadTop={0}
      />
    </ItemTable>
  );
});

function rememberSearch(keyword: string): void {
  if (keyword) writeLocal('recentSearches', withRecentSearch(readLocal('recentSearches'), keyword));
}

function productSteps(keyword: string) {
  return keyword ? [{ label: t`Products`, to: '/listing' }, { label: shortened(keyword) }] : [{ label: t`Products` }];
}

const maxTitleLength = 80;
const shortened = (text: string) => (text.length > maxTitleLength ? `${text.slice(0, maxTitleLength)}…` : text);

function Title({ query }: { query: ListingQuery }) {
  const { keyword } = query;
  if (!keyword) return translate(onlyCategory(query) ?? '') || listingTitle('');
  const number = <span className={styles.keyword}>{shortened(keyword)}</span>;
  return (
    <>
      <span className={styles.long}>{tRich`Available Products For ${number}`}</span>
      <span className={styles.short} aria-hidden="true">
        {number}
      </span>
    </>
  );
}

type ListingPagerProps = { query: ListingQuery; paging: Paging; total: number };

function ListingPager({ query, paging, total }: ListingPagerProps) {
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

function SizeTolerance({ query }: { query: ListingQuery }) {
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
