import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { addItem } from '../cart.contract.ts';
import { randomId } from '../random-id.ts';
import { readGuestCart, saveGuestCart } from './guest-cart.ts';
import { mergeRequest, remainingAfterMerge } from './merge-guest-cart.rule.ts';

/** Merges the guest cart into the account's; returns whether all of it was accepted. */
export function useMergeGuestCart(): () => Promise<boolean> {
  const toast = useToast();
  return async function merge() {
    const cart = readGuestCart();
    if (cart.lines.length === 0) return true;
    const view = { label: t`View cart`, to: '/cart' };
    try {
      const reply = await call<typeof addItem>('POST /api/add_item/', mergeRequest(cart), { idempotencyKey: cart.id });
      if (isRefusal(reply)) {
        toast({ kind: 'bad', message: reply.message, action: view });
        return false;
      }
      saveGuestCart(remainingAfterMerge(readGuestCart(), cart, reply.rejected, randomId()));
      if (reply.rejected.length === 0) return true;
      const names = reply.rejected.map((line) => line.item_name).join(', ');
      toast({ kind: 'bad', message: t`Not added to your account's cart: ${names}`, action: view });
    } catch (cause) {
      const { message } = cause as CallError;
      toast({ kind: 'bad', message: t`${message} Your cart is still saved in this browser.`, action: view });
    }
    return false;
  };
}
