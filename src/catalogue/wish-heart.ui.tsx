import { say } from '../lib/say.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { ItemRow } from './item.contract.ts';
import { useWish } from './use-wish.ts';
import styles from './wish-heart.module.css';

type WishHeartProps = {
  item: Pick<ItemRow, 'itemid' | 'itemname' | 'wished'>;
  /** On the item's own page; small in a row. */
  framed?: boolean;
};

/** The heart that puts an item into the wishlist and takes it out. */
export function WishHeart({ item, framed }: WishHeartProps) {
  const { on, press } = useWish(item);
  return (
    <span className={on ? styles.on : styles.off}>
      <IconButton
        name="heart"
        framed={framed}
        small={!framed}
        label={say`${item.itemname} in your wishlist`}
        title={on ? say`Take out of the wishlist` : say`Add to wishlist`}
        aria-pressed={on}
        onClick={press}
      />
    </span>
  );
}
