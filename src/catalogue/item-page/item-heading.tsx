import { t, translate } from '../../lib/i18n.ts';
import { Share } from '../../ui/feedback/share.tsx';
import { CopyButton } from '../../ui/items/copy-button.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { DesignationBreakdown } from '../designation/designation-breakdown.tsx';
import type { DesignationPart } from '../designation/explain-designation.rule.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { kindText } from '../items/item-facts.rule.ts';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import styles from './item-heading.module.css';

type ItemHeadingProps = {
  item: ItemRow;
  isListed: boolean;
  searched: boolean;
  shareUrl: string;
};

export function ItemHeading({ item, isListed, searched, shareUrl }: ItemHeadingProps) {
  return (
    <div className={styles.heading}>
      <p className={styles.line}>
        <span className={styles.searched}>
          {searched ? t`You Searched For` : isolateLtr(translate(item.subCat || item.catname))}
        </span>
        <span>
          <b>{item.brandname}</b> {kindText(item)}
        </span>
      </p>
      <div className={styles.name}>
        <h1>{item.itemtype ? <Designation large>{item.itemname}</Designation> : isolateLtr(item.itemname)}</h1>
        <span className={styles.tools}>
          <CopyButton text={item.itemname} />
          {isListed && (
            <>
              <WishlistButton key={item.itemid} item={item} framed />
              <span className={styles.share}>
                <Share small name={item.itemname} link={shareUrl}>
                  {t`Everybody can open this page.`}
                </Share>
              </span>
            </>
          )}
        </span>
      </div>
    </div>
  );
}

type ItemKeyProps = {
  item: ItemRow;
  parts: readonly DesignationPart[];
  /** Set until the parts of the item that was chosen are there. */
  isOld?: boolean;
};

export function ItemKey({ item, parts, isOld }: ItemKeyProps) {
  return (
    <div className={styles.key} data-designation={item.itemname} aria-busy={isOld || undefined}>
      <DesignationBreakdown designation={item.itemname} parts={parts} />
    </div>
  );
}
