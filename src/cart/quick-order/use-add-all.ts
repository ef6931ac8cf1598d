import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { plural, t, translate } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { addItem } from '../cart.contract.ts';
import { invalidQuantityMessage } from '../cart-messages.data.ts';
import { withLine } from '../guest-cart/guest-cart.rule.ts';
import { readGuestCart, saveGuestCart, toGuestCartLine } from '../guest-cart/guest-cart.ts';
import { cartWithAdded } from '../just-added.rule.ts';
import { randomId } from '../random-id.ts';
import { useCartSession } from '../use-cart-session.ts';
import type { QuickItem } from './quick-order.contract.ts';
import { addItemRequest, foundRows, isAllFound, itemsToAdd, type QuickRow } from './quick-rows.rule.ts';

/**
 * The cart opens when nothing of the list is left; `isWhole` is false while lines are not read yet. `onAdded` returns
 * whether none of the lines stays. Who has left the page meanwhile stays where they are.
 */
export function useAddAll(onAdded: (found: readonly QuickRow[]) => boolean, isWhole: boolean) {
  const { session, isInCart } = useCartSession();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const navigate = useNavigate();
  const notePage = useNotePage();
  const { send: sendOnce, busy } = useAction();
  const [pendingRows, setPendingRows] = useState<readonly QuickRow[]>();

  function finish(rows: readonly QuickRow[], addedOn: string, isHere: boolean) {
    const cart = cartWithAdded(addedOn);
    const count = plural(foundRows(rows).length, 'line');
    const message = t`${count} added to your cart`;
    const isGone = onAdded(foundRows(rows));
    if (isHere && isGone && isWhole && isAllFound(rows)) {
      toast({ message });
      void navigate(cart);
    } else toast({ message, action: { label: t`View cart`, to: cart } });
  }

  function addToAccount(rows: readonly QuickRow[]) {
    const idempotencyKey = randomId();
    void sendOnce(async () => {
      const isStillHere = notePage();
      const reply = await call<typeof addItem>('POST /api/add_item/', addItemRequest(rows), { idempotencyKey });
      if (isRefusal(reply)) return reply;
      finish(rows, reply.added_on, isStillHere());
      return revalidate();
    });
  }

  function addToBrowser(rows: readonly QuickRow[]) {
    const now = new Date();
    let cart = readGuestCart();
    for (const { item, quantity, weightKg } of itemsToAdd(rows)) {
      const facts = { ...item, cattype: '', subCat: '', Weight: weightKg };
      const next = withLine(cart, toGuestCartLine(facts, quantity, now), randomId());
      if (!next) return toast({ kind: 'bad', message: `${item.itemname}: ${translate(invalidQuantityMessage)}` });
      cart = next;
    }
    if (saveGuestCart(cart)) return finish(rows, now.toISOString(), true);
    const message = t`This browser can't store a cart. Please sign in first.`;
    toast({ kind: 'bad', message, action: { label: t`SignIn`, to: '/login?next=/quick-order' } });
  }

  const send = (rows: readonly QuickRow[]) => (session ? addToAccount(rows) : addToBrowser(rows));
  const isAddedAgain = ({ item }: { item: QuickItem }) => session !== null && isInCart(item.itemid);
  return {
    add: (rows: readonly QuickRow[]) => (itemsToAdd(rows).some(isAddedAgain) ? setPendingRows(rows) : send(rows)),
    busy,
    isConfirming: pendingRows !== undefined,
    answer: (isConfirmed: boolean) => {
      setPendingRows(undefined);
      if (isConfirmed && pendingRows) send(pendingRows);
    },
  };
}
