import { countOf, say } from '../lib/say.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Wrap } from '../ui/layout.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { ItemRow } from './item.contract.ts';
import { listingColumns } from './listing-columns.ui.tsx';
import { RecentItems } from './recent-items.ui.tsx';
import type { RenderAdd } from './render-add.ts';
import { StatusNotice } from './status-notice.ui.tsx';

export type WishlistPageProps = {
  rows: readonly ItemRow[];
  /** The reader's account status. */
  status: string | undefined;
  renderAdd: RenderAdd;
};

/** What the user keeps in mind. An item taken out stays on the page until it is left, so that it can be put back. */
export function WishlistPage({ rows, status, renderAdd }: WishlistPageProps) {
  const site = useSite();
  return (
    <main id="main">
      <Wrap>
        <PageHead title={say`Wishlist`} meta={rows.length > 0 && countOf(rows.length, 'item')} />
        <StatusNotice status={status} />
        {rows.length > 0 ? (
          <DataTable
            caption={say`Items in your wishlist`}
            columns={listingColumns(site, rows, renderAdd)}
            rows={rows}
            rowKey={(row) => String(row.itemid)}
          />
        ) : (
          <>
            <EmptyState
              title={say`Your wishlist is empty`}
              actions={<ButtonLink kind="primary" to="/listing">{say`Products`}</ButtonLink>}
            >
              <p>{say`Press the heart beside an item to keep it in mind for later. Only you see what you keep.`}</p>
            </EmptyState>
            <RecentItems />
          </>
        )}
      </Wrap>
    </main>
  );
}
