import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { call, failureOf, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { CartLine, updateQuantity } from '../cart.contract.ts';
import type { SaveResult } from '../lines/line-quantity.tsx';

/** Saves a typed quantity of a cart line and loads the page again; why it was not saved is told. */
export function useSaveQuantity() {
  const toast = useToast();
  const { revalidate } = useRevalidator();

  /** The functions that close the toast of a quantity that was not saved, by line. */
  const failedSaves = useRef(new Map<number, () => void>());

  return async function save(line: CartLine, quantity: number, retry: () => void): Promise<SaveResult> {
    failedSaves.current.get(line.item_detail_id)?.();
    const request = { item_id: String(line.item_detail_id), item_quantity: String(quantity) };
    try {
      const reply = await call<typeof updateQuantity>('POST /api/update_item_quantity/', request);
      if (isRefusal(reply)) {
        // Another tab may have removed the line, or put a quote in its place.
        if (reply.refusal !== 'bad_quantity') {
          toast({ kind: 'bad', message: reply.message });
          await revalidate();
        }
        return { saved: false, refusal: reply.message };
      }
      if (reply.backorder_flag) toast({ kind: 'info', message: reply.message });
      await revalidate();
      return { saved: true };
    } catch (cause) {
      const action = { label: t`Retry`, onPress: retry };
      failedSaves.current.set(line.item_detail_id, toast({ kind: 'bad', message: failureOf(cause).message, action }));
      return { saved: false };
    }
  };
}
