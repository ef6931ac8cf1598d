import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { ItemRow } from '../../catalogue/items/item.contract.ts';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { t, translate } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { addItem } from '../cart.contract.ts';
import { invalidQuantityMessage } from '../cart-messages.data.ts';
import { withLine } from '../guest-cart/guest-cart.rule.ts';
import { readGuestCart, saveGuestCart, toGuestCartLine } from '../guest-cart/guest-cart.ts';
import { randomId } from '../random-id.ts';
import { isStayHereOn } from './stay-here.tsx';

export function useAddToCart(item: ItemRow, signedIn: boolean) {
  const navigate = useNavigate();
  const toast = useToast();
  const { send, busy } = useAction();
  const [refusal, setRefusal] = useState('');
  const { revalidate } = useRevalidator();
  const notePage = useNotePage();

  async function added(quantity: number, isStillHere: boolean) {
    if (isStillHere && !isStayHereOn()) return navigate('/cart');
    const message = t`${countText(quantity)} × ${item.itemname} added to your cart`;
    // With an action it would go with the page that is being left.
    toast({ message, ...(isStillHere && { action: { label: t`View cart`, to: '/cart' } }) });
    if (signedIn) await revalidate();
  }

  function addToAccount(quantity: number) {
    const idempotencyKey = randomId();
    const line = { item_id: String(item.itemid), item_name: item.itemname, quantity: String(quantity) };
    const item_info = [{ ...line, amount_per_unit: item.your_price, flag: 'add_cart' as const }];
    return send(async () => {
      const isStillHere = notePage();
      const reply = await call<typeof addItem>('POST /api/add_item/', { item_info }, { idempotencyKey });
      if (!isRefusal(reply)) return added(quantity, isStillHere());
      return isStillHere() ? setRefusal(reply.message) : reply;
    });
  }

  function addToBrowser(quantity: number) {
    const next = withLine(readGuestCart(), toGuestCartLine(item, quantity, new Date()), randomId());
    if (!next) return setRefusal(translate(invalidQuantityMessage));
    if (saveGuestCart(next)) return void added(quantity, true);
    const message = t`This browser can't store a cart. Please sign in first.`;
    toast({ kind: 'bad', message, action: { label: t`SignIn`, to: '/login' } });
  }

  const add = (quantity: number) => (signedIn ? addToAccount(quantity) : addToBrowser(quantity));
  return { add, busy, refusal, setRefusal };
}
