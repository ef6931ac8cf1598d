import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { countOf, say } from '../lib/say.ts';
import { classNames } from '../ui/class-names.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Wrap } from '../ui/layout.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { totalText } from './display.rule.ts';
import type { ItemRow } from './item.contract.ts';
import styles from './listing.module.css';
import { Chips } from './listing-chips.ui.tsx';
import { listingColumns } from './listing-columns.ui.tsx';
import { NothingListed } from './listing-empty.ui.tsx';
import { Facets } from './listing-facets.ui.tsx';
import { FilterSheet } from './listing-filter-sheet.ui.tsx';
import { InsteadNotice } from './listing-instead.ui.tsx';
import { ListingPager } from './listing-pager.ui.tsx';
import { type Facet, type ListingQuery, listingTitle, type Paging } from './listing-query.rule.ts';
import { SortChoice } from './listing-sort.ui.tsx';
import { SizeTolerance } from './listing-tolerance.ui.tsx';
import type { Instead, SizeRange } from './multi-search.contract.ts';
import type { RenderAdd } from './render-add.ts';
import { StatusNotice } from './status-notice.ui.tsx';

export type ListingPageProps = {
  query: ListingQuery;
  rows: readonly ItemRow[];
  /** Exact under 1,000; 1000 means 1,000 or more. */
  total: number;
  facets: readonly Facet[];
  /** Sizes between which the listing is. */
  ranges: readonly SizeRange[];
  /** Numbers that nothing answers. */
  instead: readonly Instead[];
  paging: Paging;
  /** The reader's account status; undefined for a visitor. */
  status?: string | undefined;
  renderAdd?: RenderAdd | undefined;
  /** A choice that holds for every Add To Cart of the list. */
  addChoice?: ReactNode;
};

/** What a search found: facets, order, the table, paging. Works without scripts. */
export function ListingPage(props: ListingPageProps) {
  const { query, rows, total, facets, ranges, instead, paging, status, renderAdd, addChoice } = props;
  const site = useSite();
  const loading = useNavigation().location?.pathname === '/listing';
  const count = total >= 1000 ? say`${totalText(total)} items` : countOf(total, 'item');
  const narrowable = total > 0 || Object.keys(query.filters).length > 0;
  const facetsShown = <Facets query={query} facets={facets} ranges={ranges} />;
  return (
    <main id="main">
      <Wrap>
        <Crumbs steps={[{ label: say`Home`, to: '/' }, ...productSteps(query.keyword)]} />
        <PageHead
          title={<Title query={query} />}
          meta={<span role="status">{count}</span>}
          end={
            <>
              <Chips query={query} facets={facets} />
              {narrowable && (
                <FilterSheet query={query} count={count} loading={loading}>
                  {facetsShown}
                </FilterSheet>
              )}
              {rows.length > 0 && addChoice}
              {rows.length > 1 && <SortChoice query={query} byPrice={rows.some((row) => row.list_price > 0)} />}
            </>
          }
        />
        <SizeTolerance query={query} />
        <StatusNotice status={status} />
        <div className={classNames(styles.listing, narrowable && styles.withFacets)}>
          {narrowable && (
            <aside className={styles.aside} aria-label={say`Filter`}>
              {facetsShown}
            </aside>
          )}
          <div className={classNames(styles.found, loading && styles.loading)} aria-busy={loading || undefined}>
            {rows.length > 0 ? (
              <>
                <InsteadNotice instead={instead} />
                <DataTable
                  caption={listingTitle(query.keyword)}
                  columns={listingColumns(site, rows, renderAdd)}
                  rows={rows}
                  rowKey={(row) => String(row.itemid)}
                />
                <ListingPager query={query} paging={paging} total={total} />
              </>
            ) : (
              <NothingListed query={query} total={total} />
            )}
          </div>
        </div>
      </Wrap>
    </main>
  );
}

function productSteps(keyword: string) {
  return keyword
    ? [{ label: say`Products`, to: '/listing' }, { label: shortened(keyword) }]
    : [{ label: say`Products` }];
}

const shownAtMost = 80;
const shortened = (text: string) => (text.length > shownAtMost ? `${text.slice(0, shownAtMost)}…` : text);

function Title({ query: { keyword } }: { query: ListingQuery }) {
  if (!keyword) return listingTitle('');
  return sayWith`Available Products For ${<span className={styles.keyword}>{shortened(keyword)}</span>}`;
}
