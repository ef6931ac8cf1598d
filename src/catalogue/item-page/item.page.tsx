import type { Standing } from '../../account/permissions/standing.rule.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { Designation } from '../../ui/items/designation.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container, SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { TableFooter, useFirstRows } from '../../ui/table/table-footer.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import type { DesignationPart } from '../designation/explain-designation.rule.ts';
import { InterchangeTable } from '../interchange/interchange-table.ui.tsx';
import type { ItemRow, Substitute } from '../items/item.contract.ts';
import { RecentItems } from '../items/recent-items.ui.tsx';
import type { RenderAddToCart } from '../items/render-add-to-cart.ts';
import { useRecordRecentItem } from '../items/use-recent-items.ts';
import { listingHref } from '../listing/listing-query.rule.ts';
import type { PictureLink } from '../pictures/picture-link.rule.ts';
import { AccountStatusNotice } from '../pricing/account-status-notice.ui.tsx';
import styles from './item.module.css';
import { ItemFiles } from './item-files.ui.tsx';
import { ItemHeading } from './item-heading.ui.tsx';
import { ItemOffer } from './item-offer.ui.tsx';
import { ItemSheet } from './item-sheet.ui.tsx';
import { ItemSpecifications } from './item-specifications.ui.tsx';

export type ItemPageProps = {
  item: ItemRow;
  pictures: readonly PictureLink[];
  parts: readonly DesignationPart[];
  others: readonly Substitute[];
  /** The absolute URL of the share link. */
  shareUrl: string;
  standing?: Standing | undefined;
  renderAdd?: RenderAddToCart | undefined;
};

export function ItemPage({ item, pictures, parts, others, shareUrl, standing, renderAdd }: ItemPageProps) {
  const site = useSite();
  useRecordRecentItem(item.itemid);
  return (
    <main id="main">
      <Container>
        <Breadcrumbs
          steps={[
            { label: t`Home`, to: '/' },
            { label: t`Products`, to: '/listing' },
            { label: translate(item.catname), to: categoryHref(item.catname) },
            { label: item.itemname },
          ]}
        />
        <div className={styles.top}>
          <div className={styles.notice}>
            <AccountStatusNotice standing={standing} />
          </div>
          <div className={styles.detail}>
            <ItemSheet item={item} pictures={pictures} />
            <div className={styles.offer}>
              <ItemHeading
                item={item}
                parts={parts}
                searched={site.recommendationStyle === 'list'}
                shareUrl={shareUrl}
              />
              <ItemOffer item={item} standing={standing} renderAdd={renderAdd} />
            </div>
          </div>
        </div>
        {others.length > 0 && <Interchange key={item.itemid} item={item} others={others} renderAdd={renderAdd} />}
        <SectionHeader title={t`Technical specifications`} end={<ItemFiles item={item} />} />
        <ItemSpecifications item={item} />
        <RecentItems exceptId={item.itemid} />
      </Container>
    </main>
  );
}

const shownAtFirst = 8;

function Interchange({ item, others, renderAdd }: Pick<ItemPageProps, 'item' | 'others' | 'renderAdd'>) {
  const { shown, hasMore, showAll } = useFirstRows(others, shownAtFirst);
  return (
    <>
      <SectionHeader
        title={t`Interchange`}
        meta={tRich`Items with the same fit, and how they differ from ${<Designation>{item.itemname}</Designation>}`}
      />
      <InterchangeTable item={item} others={shown} renderAdd={renderAdd} />
      {hasMore && (
        <TableFooter summary={t`The best ${shown.length} of ${plural(others.length, 'item')}.`} onShowAll={showAll} />
      )}
    </>
  );
}

export const categoryHref = (category: string) =>
  listingHref({ keyword: '', page: 1, sort: 'best', filters: { category: [category] } });
