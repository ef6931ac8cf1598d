import { say } from '../lib/say.ts';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { useToast } from '../ui/toast-context.ts';
import { addItem } from './cart.contract.ts';
import { afterPush, pushRequest } from './local-cart.rule.ts';
import { keepLocalCart, localCart } from './local-cart.ts';
import { randomId } from './random-id.ts';

/**
 * Sends the cart of this browser to the account's, where quantities are summed; the cart's id makes a repeated push
 * count once. What is refused stays here and is named on the cart page. Answers whether all of it was taken.
 */
export function usePushLocalCart(): () => Promise<boolean> {
  const toast = useToast();
  return async function push() {
    const cart = localCart();
    if (cart.lines.length === 0) return true;
    const view = { label: say`View cart`, to: '/cart' };
    try {
      const reply = await call(addItem, pushRequest(cart), { idempotencyKey: cart.id });
      if (refused(reply)) {
        toast({ kind: 'bad', message: reply.message, action: view });
        return false;
      }
      keepLocalCart(afterPush(localCart(), cart, reply.rejected, randomId()));
      if (reply.rejected.length === 0) return true;
      const names = reply.rejected.map((line) => line.item_name).join(', ');
      toast({ kind: 'bad', message: say`Not added to your account's cart: ${names}`, action: view });
    } catch (cause) {
      const { message } = cause as CallFailed;
      toast({ kind: 'bad', message: say`${message} Your cart is kept in this browser.`, action: view });
    }
    return false;
  };
}
