import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { addItem, displayCart, removeItem, updateQuantity } from '../../cart/cart.contract.ts';
import { sendOnce } from '../../cart/send-once.ts';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import type { RefusalReply } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { BuyerWork } from './buyer-home.contract.ts';

type Item = BuyerWork['ordered_before'][number];
type CartLineLeft = { item_detail_id: number; left: number };

/**
 * One press adds the last quantity to the cart, the next takes it back; what was in the cart before stays. A press whose
 * reply is lost can be repeated without adding or taking back more.
 */
export function useAddAgain(item: Item) {
  const [isAdded, setAdded] = useState(false);
  const { send, busy } = useAction();
  const [said, setSaid] = useState('');
  const plannedUndo = useRef<CartLineLeft>(undefined);
  const { revalidate } = useRevalidator();

  const run = (step: () => Promise<RefusalReply | undefined>, words: string) =>
    void send(async () => {
      const refused = await step();
      setSaid(refused ? '' : words);
      if (refused) return refused;
      setAdded(!isAdded);
      return revalidate();
    });

  async function takeBack(): Promise<RefusalReply | undefined> {
    const plan = plannedUndo.current ?? (await planUndo(item));
    if (isRefusal(plan)) return plan;
    plannedUndo.current = plan;
    const refused = plan && (await leaveInCart(plan));
    plannedUndo.current = undefined;
    return refused;
  }

  const count = countText(item.quantity);
  return {
    isAdded,
    busy,
    said,
    add: () => run(() => addToCart(item), t`${count} × ${item.itemname} added to your cart`),
    undo: () => run(takeBack, t`${count} × ${item.itemname} taken out of your cart`),
  };
}

/** Why it was not added, if it was not. */
async function addToCart({ itemid, itemname, quantity }: Item): Promise<RefusalReply | undefined> {
  const line = { item_id: String(itemid), item_name: itemname, quantity: String(quantity) };
  const request = { item_info: [{ ...line, flag: 'merge_cart' as const }] };
  const reply = await sendOnce(`add ${itemid}`, request, (idempotencyKey) =>
    call<typeof addItem>('POST /api/add_item/', request, { idempotencyKey }),
  );
  if (isRefusal(reply)) return reply;
  const [rejected] = reply.rejected;
  return rejected && { success: false, refusal: 'rejected', message: rejected.reason };
}

/** What stays of the item's line; undefined if it is no longer in the cart. */
async function planUndo({ itemid, quantity }: Item): Promise<CartLineLeft | RefusalReply | undefined> {
  const cart = await call<typeof displayCart>('GET /api/display_additem/', {});
  if (isRefusal(cart)) return cart;
  const line = cart.itemdetails.find((one) => one.itemid === itemid && one.status !== '4');
  return line && { item_detail_id: line.item_detail_id, left: line.quantity - quantity };
}

async function leaveInCart({ item_detail_id, left }: CartLineLeft): Promise<RefusalReply | undefined> {
  const reply =
    left > 0
      ? await call<typeof updateQuantity>('POST /api/update_item_quantity/', {
          item_id: item_detail_id,
          item_quantity: String(left),
        })
      : await call<typeof removeItem>('POST /api/remove_item_cart/', { item_detail_id });
  return isRefusal(reply) ? reply : undefined;
}
