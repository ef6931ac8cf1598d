import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signInPath } from '../../account/sign-in/sign-in-path.rule.ts';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { ItemRow } from '../items/item.contract.ts';
import type { toggleWishlistItem } from './wishlist.contract.ts';
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

type WishlistItem = Pick<ItemRow, 'itemid' | 'itemname' | 'wished'>;

/** All hearts of an item show the same, in other tabs as well. */
function useWishlistToggle({ itemid, itemname, wished }: WishlistItem): { on: boolean; press: () => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const [changed, setChanged] = useState<boolean>();
  const on = changed ?? wished ?? false;
  const saved = useRef<boolean>(undefined);
  const lastSave = useRef(Promise.resolve());
  const otherHearts = useRef<BroadcastChannel>(undefined);

  useEffect(() => {
    const channel = new BroadcastChannel(`wishlist ${itemid}`);
    channel.onmessage = ({ data }: MessageEvent<boolean>) => {
      saved.current = data;
      setChanged(data);
    };
    otherHearts.current = channel;
    return () => {
      channel.close();
      otherHearts.current = undefined;
    };
  }, [itemid]);

  /** One after the other, so that the last press counts. */
  function save(wanted: boolean) {
    setChanged(wanted);
    const thisSave = lastSave.current
      .then(() => send(wanted))
      .then(() => {
        if (lastSave.current === thisSave) setChanged(saved.current);
      });
    lastSave.current = thisSave;
  }

  async function send(wanted: boolean) {
    try {
      const reply = await call<typeof toggleWishlistItem>('POST /api/wishlist/toggle/', {
        item_id: itemid,
        wished: wanted,
      });
      if (isRefusal(reply)) return toast({ kind: 'bad', message: reply.message });
      saved.current = wanted;
      otherHearts.current?.postMessage(wanted);
      const undo = { label: t`Undo`, onPress: () => save(true) };
      const view = { label: t`View`, to: '/wishlist' };
      toast({
        message: wanted ? t`${itemname} was added to your wishlist` : t`${itemname} was removed from your wishlist`,
        action: wanted ? view : undo,
      });
    } catch (cause) {
      const again = { label: t`Retry`, onPress: () => save(wanted) };
      toast({ kind: 'bad', message: (cause as CallError).message, action: again });
    }
  }

  return { on, press: () => void (wished === null ? navigate(signInPath(pathname + search)) : save(!on)) };
}
