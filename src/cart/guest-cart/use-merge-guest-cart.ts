import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { addItem } from '../cart.contract.ts';
import { cartWithAdded } from '../just-added.rule.ts';
import { randomId } from '../random-id.ts';
import { readGuestCart, saveGuestCart } from './guest-cart.ts';
import { mergeRequest, remainingAfterMerge } from './merge-guest-cart.rule.ts';

/** Merges the guest cart into the account's; returns whether all of it was accepted, and the cart with its lines marked. */
export function useMergeGuestCart(): () => Promise<{ isWhole: boolean; cart: string }> {
  const toast = useToast();
  return async function merge() {
    const cart = readGuestCart();
    const nothing = { isWhole: false, cart: '/cart' };
    if (cart.lines.length === 0) return { ...nothing, isWhole: true };
    const view = { label: t`View cart`, to: '/cart' };
    try {
      const reply = await call<typeof addItem>('POST /api/add_item/', mergeRequest(cart), { idempotencyKey: cart.id });
      if (isRefusal(reply)) {
        toast({ kind: 'bad', message: reply.message, action: view });
        return nothing;
      }
      saveGuestCart(remainingAfterMerge(readGuestCart(), cart, reply.rejected, randomId()));
      const merged = { isWhole: reply.rejected.length === 0, cart: cartWithAdded(reply.added_on) };
      if (merged.isWhole) return merged;
      const names = reply.rejected.map((line) => line.item_name).join(', ');
      toast({
        kind: 'bad',
        message: t`Not added to your account's cart: ${names}`,
        action: { ...view, to: merged.cart },
      });
      return merged;
    } catch (cause) {
      const { message } = cause as CallError;
      toast({ kind: 'bad', message: t`${message} Your cart is still saved in this browser.`, action: view });
      return nothing;
    }
  };
}
