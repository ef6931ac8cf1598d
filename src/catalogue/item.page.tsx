import { countOf, said, say } from '../lib/say.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { Designation } from '../ui/designation.tsx';
import { SectionHead, Wrap } from '../ui/layout.tsx';
import { RowsFoot, useFirstRows } from '../ui/rows-foot.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { KeyPart } from './designation-key.rule.ts';
import { InterchangeTable } from './interchange-table.ui.tsx';
import type { ItemRow, StandIn } from './item.contract.ts';
import styles from './item.module.css';
import { ItemFiles } from './item-files.ui.tsx';
import { ItemHeading } from './item-heading.ui.tsx';
import { ItemOffer } from './item-offer.ui.tsx';
import { ItemSheet } from './item-sheet.ui.tsx';
import { ItemSpecifications } from './item-specifications.ui.tsx';
import { listingHref } from './listing-query.rule.ts';
import { RecentItems } from './recent-items.ui.tsx';
import type { RenderAdd } from './render-add.ts';
import { StatusNotice } from './status-notice.ui.tsx';
import { useNoteRecent } from './use-recent-items.ts';

export type ItemPageProps = {
  item: ItemRow;
  /** The designation read out. */
  parts: readonly KeyPart[];
  /** What can take its place, the best first. */
  others: readonly StandIn[];
  /** The whole address that leads here from anywhere. */
  shareUrl: string;
  /** The reader's account status; undefined for a visitor. */
  status?: string | undefined;
  renderAdd?: RenderAdd | undefined;
};

/** One item: its drawing, its offer, what stands in for it, its facts. */
export function ItemPage({ item, parts, others, shareUrl, status, renderAdd }: ItemPageProps) {
  const site = useSite();
  useNoteRecent(item.itemid);
  return (
    <main id="main">
      <Wrap>
        <Crumbs
          steps={[
            { label: say`Home`, to: '/' },
            { label: say`Products`, to: '/listing' },
            { label: said(item.catname), to: categoryHref(item.catname) },
            { label: item.itemname },
          ]}
        />
        <StatusNotice status={status} />
        <div className={styles.detail}>
          <ItemSheet item={item} />
          <div>
            <ItemHeading item={item} parts={parts} searched={site.recommends === 'list'} />
            <ItemOffer item={item} shareUrl={shareUrl} status={status} renderAdd={renderAdd} />
          </div>
        </div>
        {others.length > 0 && <Interchange key={item.itemid} item={item} others={others} renderAdd={renderAdd} />}
        <SectionHead title={say`Technical specifications`} end={<ItemFiles item={item} />} />
        <ItemSpecifications item={item} />
        <RecentItems but={item.itemid} />
      </Wrap>
    </main>
  );
}

/** As many as fit on a screen; a popular size has dozens. */
const shownAtFirst = 8;

function Interchange({ item, others, renderAdd }: Pick<ItemPageProps, 'item' | 'others' | 'renderAdd'>) {
  const { shown, hasMore, showAll } = useFirstRows(others, shownAtFirst);
  return (
    <>
      <SectionHead
        title={say`Interchange`}
        meta={sayWith`Items with the same fit, and what differs from ${<Designation>{item.itemname}</Designation>}`}
      />
      <InterchangeTable item={item} others={shown} renderAdd={renderAdd} />
      {hasMore && (
        <RowsFoot words={say`The best ${shown.length} of ${countOf(others.length, 'item')}.`} onAll={showAll} />
      )}
    </>
  );
}

/** The listing of a category. */
export const categoryHref = (category: string) =>
  listingHref({ keyword: '', page: 1, sort: 'best', filters: { category: [category] } });
