import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { type Toast, useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { addItem, CartLine, removeItem } from '../cart.contract.ts';
import { useLineSaves } from '../lines/use-line-saves.ts';
import { useSaveQuantity } from './use-save-quantity.ts';

export function useCartChanges(onRestore: (line: CartLine) => void) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const { send } = useAction();
  const [removing, setRemoving] = useState<ReadonlySet<number>>(new Set());
  const { noteUnsaved, noteSave, whenSaved, isUnsaved } = useLineSaves<number>();

  const update = useSaveQuantity();

  /** What was added of the item since is left as it is. */
  function restore(line: CartLine, added_on: string) {
    const { itemid, itemname, quantity } = line;
    const restored = { item_id: String(itemid), item_name: itemname, quantity: String(quantity), added_on };
    const item_info = [{ ...restored, flag: 'restore_cart' as const }];
    const work = async () => {
      const reply = await call<typeof addItem>('POST /api/add_item/', { item_info });
      if (isRefusal(reply)) return reply;
      const problem = reply.rejected[0]?.reason;
      if (problem) toast({ kind: 'bad', message: problem });
      else onRestore(line);
      return revalidate();
    };
    void send(work, { waits: true });
  }

  async function remove(line: CartLine) {
    setRemoving((ids) => new Set(ids).add(line.item_detail_id));
    const request = { item_detail_id: String(line.item_detail_id) };
    const work = async () => {
      const reply = await call<typeof removeItem>('POST /api/remove_item_cart/', request);
      if (isRefusal(reply)) return reply;
      toast(removedToast(line, () => restore(line, reply.added_on || line.added_on)));
      return revalidate();
    };
    await send(work, { waits: true, again: () => void remove(line) });
    setRemoving((ids) => new Set([...ids].filter((id) => id !== line.item_detail_id)));
  }

  return {
    save: (line: CartLine, quantity: number, retry: () => void) => noteSave(update(line, quantity, retry)),
    noteUnsaved: (line: CartLine, isUnsaved: boolean, input: HTMLElement | null) =>
      noteUnsaved(line.item_detail_id, isUnsaved, input),
    whenSaved,
    isUnsaved,
    remove,
    removing,
  };
}

/** Offers no Undo for a quoted line, which can be added again from its RFI only. */
export function removedToast({ itemname, status }: Pick<CartLine, 'itemname' | 'status'>, onUndo: () => void): Toast {
  const message = t`${itemname} removed`;
  const about = 'cart line removed';
  return status === '4' ? { message, about } : { message, about, action: { label: t`Undo`, onPress: onUndo } };
}
