import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { countOf, said, say } from '../lib/say.ts';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { useToast } from '../ui/toast-context.ts';
import { addItem, quantityRefused } from './cart.contract.ts';
import { withLine } from './local-cart.rule.ts';
import { keepLocalCart, localCart, localLine } from './local-cart.ts';
import type { QuickItem } from './quick-order.contract.ts';
import { addRequest, foundRows, itemsToAdd, type QuickRow } from './quick-rows.rule.ts';
import { randomId } from './random-id.ts';
import { useReader } from './reader.ts';

/** Puts every item found into the cart at once, all or none; asks first where one of them lies in it already. */
export function useAddAll(onAdded: (found: readonly QuickRow[]) => void) {
  const { session, cartItemIds } = useReader();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<readonly QuickRow[]>();

  function done(rows: readonly QuickRow[]) {
    const count = countOf(itemsToAdd(rows).length, 'item');
    toast({ message: say`${count} added to your cart`, action: { label: say`View cart`, to: '/cart' } });
    onAdded(foundRows(rows));
  }

  async function addToAccount(rows: readonly QuickRow[], idempotencyKey = randomId()) {
    setBusy(true);
    try {
      const reply = await call(addItem, addRequest(rows), { idempotencyKey });
      if (refused(reply)) toast({ kind: 'bad', message: reply.message });
      else {
        done(rows);
        await revalidate();
      }
    } catch (cause) {
      const retry = () => void addToAccount(rows, idempotencyKey);
      toast({ kind: 'bad', message: (cause as CallFailed).message, action: { label: say`Retry`, onPress: retry } });
    }
    setBusy(false);
  }

  function addToBrowser(rows: readonly QuickRow[]) {
    let cart = localCart();
    for (const { item, quantity, weightKg } of itemsToAdd(rows)) {
      const facts = { ...item, cattype: '', subCat: '', Weight: weightKg };
      const next = withLine(cart, localLine(facts, quantity, new Date()), randomId());
      if (!next) return toast({ kind: 'bad', message: `${item.itemname}: ${said(quantityRefused)}` });
      cart = next;
    }
    if (keepLocalCart(cart)) return done(rows);
    const message = say`This browser keeps no cart for visitors. Please sign in first.`;
    toast({ kind: 'bad', message, action: { label: say`SignIn`, to: '/login?next=/quick-order' } });
  }

  const send = (rows: readonly QuickRow[]) => (session ? void addToAccount(rows) : addToBrowser(rows));
  const isThere = ({ item }: { item: QuickItem }) =>
    session ? cartItemIds.includes(item.itemid) : localCart().lines.some((line) => line.itemcode === item.itemcode);
  return {
    add: (rows: readonly QuickRow[]) => (itemsToAdd(rows).some(isThere) ? setAsking(rows) : send(rows)),
    busy,
    asking: asking !== undefined,
    answer: (yes: boolean) => {
      setAsking(undefined);
      if (yes && asking) send(asking);
    },
  };
}
