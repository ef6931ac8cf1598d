import type { Standing } from '../account/permissions/standing.rule.ts';
import { plural, t } from '../lib/i18n.ts';
import { useFreshWhenSeen } from '../ui/browser/use-fresh-when-seen.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Sketch } from '../ui/graphics/line-drawing.tsx';
import { Container } from '../ui/page/layout.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { useSite } from '../ui/page/site-context.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import type { ItemRow } from './items/item.contract.ts';
import { RecentItems } from './items/recent-items.tsx';
import type { RenderAddToCart } from './items/render-add-to-cart.ts';
import { ItemTable, listingColumns } from './listing/listing-columns.tsx';
import { AccountStatusNotice } from './pricing/account-status-notice.tsx';

export type WishlistPageProps = {
  rows: readonly ItemRow[];
  standing: Standing | undefined;
  renderAdd: RenderAddToCart;
};

/** A removed item stays listed until the page or its tab is left, so that it can be added again. */
export function WishlistPage({ rows, standing, renderAdd }: WishlistPageProps) {
  const site = useSite();
  useFreshWhenSeen();
  return (
    <main id="main">
      <Container>
        <PageHeader title={t`Wishlist`} meta={rows.length > 0 && plural(rows.length, 'item')} />
        <AccountStatusNotice standing={standing} />
        {rows.length > 0 ? (
          <ItemTable>
            <DataTable
              caption={t`Items in your wishlist`}
              columns={listingColumns(site, rows, { renderAdd })}
              rows={rows}
              rowKey={(row) => String(row.itemid)}
            />
          </ItemTable>
        ) : (
          <>
            <EmptyState
              title={t`Your wishlist is empty`}
              drawing={<Sketch name="bin" />}
              actions={
                <>
                  <ButtonLink kind="primary" to="/listing">{t`Products`}</ButtonLink>
                  <ButtonLink to="/order-history">{t`Order History`}</ButtonLink>
                </>
              }
            >
              <p>{t`Press the heart next to an item to save it for later. Only you can see your wishlist.`}</p>
            </EmptyState>
            <RecentItems />
          </>
        )}
      </Container>
    </main>
  );
}
