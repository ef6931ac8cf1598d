import { t } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import { useWishlistToggle } from './use-wishlist-toggle.ts';
import styles from './wishlist-button.module.css';

type WishHeartProps = {
  item: Pick<ItemRow, 'itemid' | 'itemname' | 'brandname' | 'wished'>;
  framed?: boolean;
};

export function WishlistButton({ item, framed }: WishHeartProps) {
  const { on, press } = useWishlistToggle(item);
  // In a list several makers have the same number.
  const name = framed ? item.itemname : [item.itemname, item.brandname].filter(Boolean).join(', ');
  return (
    <span className={on ? styles.on : styles.off}>
      <IconButton
        name="heart"
        framed={framed}
        small={!framed}
        label={t`${name} in your wishlist`}
        title={on ? t`Remove from wishlist` : t`Add to wishlist`}
        aria-pressed={on}
        onClick={press}
      />
    </span>
  );
}
