import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { randomId } from '../../cart/random-id.ts';
import { useCartSession } from '../../cart/use-cart-session.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { type Toast, useToast } from '../../ui/feedback/toast-context.ts';
import type { OrderDetailLine } from './order-detail.contract.ts';
import type { reorder } from './reorder.contract.ts';

export type RejectedItem = { item_name: string; reason: string };

export function useReorder(orderNo: string) {
  const { isInCart } = useCartSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const notePage = useNotePage();
  const [busy, setBusy] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<readonly OrderDetailLine[]>();
  const [rejected, setRejected] = useState<readonly RejectedItem[]>([]);

  async function send(lines: readonly OrderDetailLine[], idempotencyKey = randomId()) {
    setBusy(true);
    const isStillHere = notePage();
    try {
      const rows = lines.map((line) => line.row_no);
      const reply = await call<typeof reorder>('POST /api/reorder/', { order_no: orderNo, rows }, { idempotencyKey });
      if (isRefusal(reply)) toast({ kind: 'bad', message: reply.message });
      else if (!isStillHere()) {
        toast(addedToast(reply));
        await revalidate();
      } else if (reply.rejected.length === 0) await navigate('/cart');
      else {
        setRejected(reply.rejected);
        await revalidate();
      }
    } catch (cause) {
      const retry = () => void send(lines, idempotencyKey);
      toast({ kind: 'bad', message: (cause as CallError).message, action: { label: t`Retry`, onPress: retry } });
    }
    setBusy(false);
  }

  return {
    reorder: (lines: readonly OrderDetailLine[]) =>
      lines.some((line) => isInCart(line.itemid)) ? setUnconfirmed(lines) : void send(lines),
    busy,
    rejected,
    isConfirming: unconfirmed !== undefined,
    respond: (yes: boolean) => {
      setUnconfirmed(undefined);
      if (yes && unconfirmed) void send(unconfirmed);
    },
  };
}

/** For a buyer who is on another page by then. */
function addedToast({ message, rejected }: ReplyOf<typeof reorder>): Toast {
  const names = rejected.map((line) => line.item_name).join(', ');
  return names ? { kind: 'bad', message: t`Not added to your account's cart: ${names}` } : { message };
}
