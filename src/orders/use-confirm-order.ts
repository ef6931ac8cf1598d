import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CartLine } from '../cart/cart.contract.ts';
import { lineIdsText } from '../cart/line-ids.rule.ts';
import { requestKey } from '../cart/request-key.ts';
import { say } from '../lib/say.ts';
import { call, refused } from '../ui/call.ts';
import { keep } from '../ui/kept.ts';
import { askForRest } from './ask-for-rest.ts';
import type { ConfirmRequest } from './confirm-request.rule.ts';
import { salesConfirmation } from './place-order.contract.ts';

/** Why an order was not placed: refused for a reason, or no answer, when it may be sent again as it was. */
export type Trouble = { message: string; again?: () => void };

/**
 * Sends a reviewed order once and leads to its page; a second press while it is on its way does nothing. The lines to be
 * asked for are sent after it.
 */
export function useConfirmOrder(rest: readonly CartLine[], onPlaced: () => void) {
  const navigate = useNavigate();
  const atWork = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  async function send(request: ConfirmRequest, idempotencyKey: string, signal: AbortSignal) {
    const reply = await call(salesConfirmation, request, { idempotencyKey, signal });
    if (refused(reply)) return setTrouble({ message: reply.message });
    keep('order_no', reply.myscno);
    keep('left_cart_data', JSON.stringify(reply.left_items));
    keep('checkedItem', '');
    onPlaced();
    const order = encodeURIComponent(reply.myscno);
    const asked = rest.length > 0 ? await askForRest(rest) : undefined;
    const ids = lineIdsText(rest.map((line) => line.item_detail_id));
    const told = asked && ('rfi' in asked ? `&rfi=${asked.rfi}` : `&ask=${ids}`);
    const state = asked && 'refused' in asked ? { unsent: asked.refused } : null;
    await navigate(`/orderPlaced?order=${order}${told ?? ''}`, { replace: true, state });
  }

  async function confirm(request: ConfirmRequest, key = requestKey('order', request)) {
    if (atWork.current) return;
    atWork.current = new AbortController();
    const { signal } = atWork.current;
    setBusy(true);
    setTrouble(undefined);
    try {
      await send(request, key, signal);
    } catch (cause) {
      const message = signal.aborted ? say`The store has not answered in time.` : (cause as Error).message;
      setTrouble({ message, again: () => void confirm(request, key) });
    }
    atWork.current = undefined;
    setBusy(false);
  }

  return {
    confirm: (request: ConfirmRequest) => void confirm(request),
    busy,
    /** Ends the waiting, not the order: it may have been placed. */
    giveUp: () => atWork.current?.abort(),
    trouble,
    close: () => setTrouble(undefined),
  };
}
