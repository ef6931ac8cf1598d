import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { addItem, displayCart, removeItem, updateQuantity } from '../../cart/cart.contract.ts';
import { randomId } from '../../cart/random-id.ts';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { BuyerWork } from './buyer-home.contract.ts';

type Item = BuyerWork['ordered_before'][number];

/** One press adds the last quantity to the cart, the next takes it back; what was in the cart before stays. */
export function useAddAgain(item: Item) {
  const [isAdded, setAdded] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function run(step: () => Promise<string | undefined>, words: string) {
    setBusy(true);
    try {
      const problem = await step();
      if (problem === undefined) setAdded(!isAdded);
      else toast({ kind: 'bad', message: problem });
      setSaid(problem === undefined ? words : '');
      setBusy(false);
      await revalidate();
    } catch (cause) {
      setBusy(false);
      toast({ kind: 'bad', message: (cause as CallError).message });
    }
  }

  const count = countText(item.quantity);
  return {
    isAdded,
    busy,
    said,
    add: () => void run(() => addToCart(item), t`${count} × ${item.itemname} added to your cart`),
    undo: () => void run(() => takeBack(item), t`${count} × ${item.itemname} taken out of your cart`),
  };
}

/** Why it was not added, if it was not. */
async function addToCart({ itemid, itemname, quantity }: Item): Promise<string | undefined> {
  const line = { item_id: String(itemid), item_name: itemname, quantity: String(quantity) };
  const item_info = [{ ...line, flag: 'merge_cart' as const }];
  const reply = await call<typeof addItem>('POST /api/add_item/', { item_info }, { idempotencyKey: randomId() });
  return isRefusal(reply) ? reply.message : reply.rejected[0]?.reason;
}

async function takeBack({ itemid, quantity }: Item): Promise<string | undefined> {
  const cart = await call<typeof displayCart>('GET /api/display_additem/', {});
  if (isRefusal(cart)) return cart.message;
  const line = cart.itemdetails.find((one) => one.itemid === itemid && one.status !== '4');
  if (!line) return undefined;
  const left = line.quantity - quantity;
  const item_id = line.item_detail_id;
  const reply =
    left > 0
      ? await call<typeof updateQuantity>('POST /api/update_item_quantity/', { item_id, item_quantity: String(left) })
      : await call<typeof removeItem>('POST /api/remove_item_cart/', { item_detail_id: item_id });
  return isRefusal(reply) ? reply.message : undefined;
}
