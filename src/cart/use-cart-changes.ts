import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { say } from '../lib/say.ts';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { useToast } from '../ui/toast-context.ts';
import { addItem, type CartLine, removeItem, updateQuantity } from './cart.contract.ts';
import type { Saved } from './line-quantity.ui.tsx';

/** What a buyer changes in the account's cart; the page shows prices and availability anew after each. */
export function useCartChanges() {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [removing, setRemoving] = useState<ReadonlySet<number>>(new Set());
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  const failed = (cause: unknown, again: () => void) =>
    toast({ kind: 'bad', message: (cause as CallFailed).message, action: { label: say`Retry`, onPress: again } });

  async function update(line: CartLine, quantity: number, again: () => void): Promise<Saved> {
    const request = { item_id: String(line.item_detail_id), item_quantity: String(quantity) };
    try {
      const reply = await call(updateQuantity, request);
      if (refused(reply)) return { saved: false, refusal: reply.message };
      if (reply.backorder_flag) toast({ kind: 'info', message: reply.message });
      await revalidate();
      return { saved: true };
    } catch (cause) {
      failed(cause, again);
      return { saved: false };
    }
  }

  function save(line: CartLine, quantity: number, again: () => void): Promise<Saved> {
    const saved = update(line, quantity, again);
    lastSave.current = Promise.all([lastSave.current, saved]);
    return saved;
  }

  async function putBack(line: CartLine) {
    const { itemid, itemname, amount_per_unit, quantity } = line;
    const item_info = [{ item_id: String(itemid), item_name: itemname, amount_per_unit, quantity: String(quantity) }];
    try {
      const reply = await call(addItem, { item_info });
      if (refused(reply)) toast({ kind: 'bad', message: reply.message });
      await revalidate();
    } catch (cause) {
      failed(cause, () => void putBack(line));
    }
  }

  async function remove(line: CartLine) {
    setRemoving((now) => new Set(now).add(line.item_detail_id));
    try {
      const reply = await call(removeItem, { item_detail_id: String(line.item_detail_id) });
      if (refused(reply)) toast({ kind: 'bad', message: reply.message });
      else toast({ message: say`${line.itemname} removed`, ...undoOf(line, () => void putBack(line)) });
      await revalidate();
    } catch (cause) {
      failed(cause, () => void remove(line));
    }
    setRemoving((now) => new Set([...now].filter((id) => id !== line.item_detail_id)));
  }

  return { save, remove, removing, allSaved: () => lastSave.current };
}

/** A quoted line comes back from its RFI only. */
function undoOf({ status }: CartLine, onPress: () => void) {
  return status === '4' ? {} : { action: { label: say`Undo`, onPress } };
}
