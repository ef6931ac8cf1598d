import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signInPath } from '../account/sign-in-path.rule.ts';
import { say } from '../lib/say.ts';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { useToast } from '../ui/toast-context.ts';
import type { ItemRow } from './item.contract.ts';
import { toggleWish } from './wishlist.contract.ts';

type Wished = Pick<ItemRow, 'itemid' | 'itemname' | 'wished'>;

/** Whether the item is wished for, shown at once when it changes; a visitor is led to sign in and back. */
export function useWish({ itemid, itemname, wished }: Wished): { on: boolean; press: () => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const [changed, setChanged] = useState<boolean>();
  const on = changed ?? wished ?? false;

  async function save(wanted: boolean) {
    setChanged(wanted);
    try {
      const reply = await call(toggleWish, { item_id: itemid, wished: wanted });
      if (refused(reply)) {
        setChanged(!wanted);
        return toast({ kind: 'bad', message: reply.message });
      }
      const undo = { label: say`Undo`, onPress: () => void save(true) };
      const view = { label: say`View`, to: '/wishlist' };
      toast({
        message: wanted ? say`${itemname} is in your wishlist` : say`${itemname} is out of your wishlist`,
        action: wanted ? view : undo,
      });
    } catch (cause) {
      setChanged(!wanted);
      const again = { label: say`Retry`, onPress: () => void save(wanted) };
      toast({ kind: 'bad', message: (cause as CallFailed).message, action: again });
    }
  }

  return { on, press: () => void (wished === null ? navigate(signInPath(pathname + search)) : save(!on)) };
}
