import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { countText } from '../catalogue/display.rule.ts';
import type { ItemRow } from '../catalogue/item.contract.ts';
import { said, say } from '../lib/say.ts';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { useToast } from '../ui/toast-context.ts';
import { addItem, quantityRefused } from './cart.contract.ts';
import { withLine } from './local-cart.rule.ts';
import { keepLocalCart, localCart, localLine } from './local-cart.ts';
import { randomId } from './random-id.ts';
import { staysHere } from './stay-here.ts';

/** Adds an item to the account's cart or, for a visitor, to this browser's; then leads to /cart, unless one stays here. */
export function useAddToCart(item: ItemRow, signedIn: boolean) {
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { revalidate } = useRevalidator();

  async function added(quantity: number) {
    if (!staysHere()) return navigate('/cart');
    const view = { label: say`View cart`, to: '/cart' };
    toast({ message: say`${countText(quantity)} × ${item.itemname} added to your cart`, action: view });
    if (signedIn) await revalidate();
  }

  async function addToAccount(quantity: number, idempotencyKey: string) {
    setBusy(true);
    const line = { item_id: String(item.itemid), item_name: item.itemname, quantity: String(quantity) };
    const item_info = [{ ...line, amount_per_unit: item.your_price, flag: 'add_cart' as const }];
    try {
      const reply = await call(addItem, { item_info }, { idempotencyKey });
      if (refused(reply)) setRefusal(reply.message);
      else await added(quantity);
    } catch (cause) {
      const retry = () => void addToAccount(quantity, idempotencyKey);
      toast({ kind: 'bad', message: (cause as CallFailed).message, action: { label: say`Retry`, onPress: retry } });
    }
    setBusy(false);
  }

  function addToBrowser(quantity: number) {
    const next = withLine(localCart(), localLine(item, quantity, new Date()), randomId());
    if (!next) return setRefusal(said(quantityRefused));
    if (keepLocalCart(next)) return void added(quantity);
    const message = say`This browser keeps no cart for visitors. Please sign in first.`;
    toast({ kind: 'bad', message, action: { label: say`SignIn`, to: '/login' } });
  }

  const add = (quantity: number) => (signedIn ? addToAccount(quantity, randomId()) : addToBrowser(quantity));
  return { add, busy, refusal, setRefusal };
}
