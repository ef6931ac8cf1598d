import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { randomId } from '../../cart/random-id.ts';
import { useCartSession } from '../../cart/use-cart-session.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { type Toast, useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { OrderDetailLine } from './order-detail.contract.ts';
import type { reorder } from './reorder.contract.ts';

export type RejectedItem = { item_name: string; reason: string };

export function useReorder(orderNo: string) {
  const { isInCart } = useCartSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const notePage = useNotePage();
  const { send, busy } = useAction();
  const [unconfirmed, setUnconfirmed] = useState<readonly OrderDetailLine[]>();
  const [rejected, setRejected] = useState<readonly RejectedItem[]>([]);

  function sendLines(lines: readonly OrderDetailLine[]) {
    const idempotencyKey = randomId();
    const request = { order_no: orderNo, rows: lines.map((line) => line.row_no) };
    void send(async () => {
      const isStillHere = notePage();
      const reply = await call<typeof reorder>('POST /api/reorder/', request, { idempotencyKey });
      if (isRefusal(reply)) return reply;
      if (isStillHere() && reply.rejected.length === 0) return navigate('/cart');
      if (isStillHere()) setRejected(reply.rejected);
      else toast(addedToast(reply));
      return revalidate();
    });
  }

  return {
    reorder: (lines: readonly OrderDetailLine[]) =>
      lines.some((line) => isInCart(line.itemid)) ? setUnconfirmed(lines) : sendLines(lines),
    busy,
    rejected,
    isConfirming: unconfirmed !== undefined,
    respond: (yes: boolean) => {
      setUnconfirmed(undefined);
      if (yes && unconfirmed) sendLines(unconfirmed);
    },
  };
}

/** For a buyer who is on another page by then. */
function addedToast({ message, rejected }: ReplyOf<typeof reorder>): Toast {
  const names = rejected.map((line) => line.item_name).join(', ');
  return names ? { kind: 'bad', message: t`Not added to your account's cart: ${names}` } : { message };
}
