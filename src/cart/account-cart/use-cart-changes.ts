import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { addItem, type CartLine, removeItem, updateQuantity } from '../cart.contract.ts';
import type { SaveResult } from '../lines/line-quantity.ui.tsx';

export function useCartChanges() {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [removing, setRemoving] = useState<ReadonlySet<number>>(new Set());
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  const failed = (cause: unknown, again: () => void) =>
    toast({ kind: 'bad', message: (cause as CallError).message, action: { label: t`Retry`, onPress: again } });

  async function update(line: CartLine, quantity: number, again: () => void): Promise<SaveResult> {
    const request = { item_id: String(line.item_detail_id), item_quantity: String(quantity) };
    try {
      const reply = await call(updateQuantity, request);
      if (isRefusal(reply)) return { saved: false, refusal: reply.message };
      if (reply.backorder_flag) toast({ kind: 'info', message: reply.message });
      await revalidate();
      return { saved: true };
    } catch (cause) {
      failed(cause, again);
      return { saved: false };
    }
  }

  function save(line: CartLine, quantity: number, again: () => void): Promise<SaveResult> {
    const saved = update(line, quantity, again);
    lastSave.current = Promise.all([lastSave.current, saved]);
    return saved;
  }

  async function putBack(line: CartLine) {
    const { itemid, itemname, amount_per_unit, quantity } = line;
    const item_info = [{ item_id: String(itemid), item_name: itemname, amount_per_unit, quantity: String(quantity) }];
    try {
      const reply = await call(addItem, { item_info });
      if (isRefusal(reply)) toast({ kind: 'bad', message: reply.message });
      await revalidate();
    } catch (cause) {
      failed(cause, () => void putBack(line));
    }
  }

  async function remove(line: CartLine) {
    setRemoving((now) => new Set(now).add(line.item_detail_id));
    try {
      const reply = await call(removeItem, { item_detail_id: String(line.item_detail_id) });
      if (isRefusal(reply)) toast({ kind: 'bad', message: reply.message });
      else toast({ message: t`${line.itemname} removed`, ...undoOf(line, () => void putBack(line)) });
      await revalidate();
    } catch (cause) {
      failed(cause, () => void remove(line));
    }
    setRemoving((now) => new Set([...now].filter((id) => id !== line.item_detail_id)));
  }

  return { save, remove, removing, allSaved: () => lastSave.current };
}

/** A removed quoted line can be added again from its RFI only. */
function undoOf({ status }: CartLine, onPress: () => void) {
  return status === '4' ? {} : { action: { label: t`Undo`, onPress } };
}
