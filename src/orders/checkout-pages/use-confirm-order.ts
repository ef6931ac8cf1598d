import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CartLine } from '../../cart/cart.contract.ts';
import { idempotencyKeyFor } from '../../cart/idempotency-key.ts';
import { formatLineIds } from '../../cart/lines/line-ids.rule.ts';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { salesConfirmation } from '../checkout/place-order.contract.ts';
import type { ConfirmRequest } from './confirm-request.rule.ts';
import { requestOutOfStockLines } from './request-out-of-stock.ts';

/** Why an order was not placed: refused for a reason, or no answer, when it may be sent again as it was. */
export type CheckoutFailure = { message: string; again?: () => void };

/**
 * Sends a reviewed order once and leads to its page; a second press while it is on its way does nothing. The lines to be
 * asked for are sent after it.
 */
export function useConfirmOrder(outOfStock: readonly CartLine[], onPlaced: () => void) {
  const navigate = useNavigate();
  const inFlight = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<CheckoutFailure>();

  async function send(request: ConfirmRequest, idempotencyKey: string, signal: AbortSignal) {
    const reply = await call(salesConfirmation, request, { idempotencyKey, signal });
    if (isRefusal(reply)) return setTrouble({ message: reply.message });
    writeLocal('order_no', reply.myscno);
    writeLocal('left_cart_data', JSON.stringify(reply.left_items));
    writeLocal('checkedItem', '');
    onPlaced();
    const order = encodeURIComponent(reply.myscno);
    const rfiResult = outOfStock.length > 0 ? await requestOutOfStockLines(outOfStock) : undefined;
    const ids = formatLineIds(outOfStock.map((line) => line.item_detail_id));
    const resultQuery = rfiResult && ('rfi' in rfiResult ? `&rfi=${rfiResult.rfi}` : `&ask=${ids}`);
    const state = rfiResult && 'refused' in rfiResult ? { unsent: rfiResult.refused } : null;
    await navigate(`/orderPlaced?order=${order}${resultQuery ?? ''}`, { replace: true, state });
  }

  async function confirm(request: ConfirmRequest, key = idempotencyKeyFor('order', request)) {
    if (inFlight.current) return;
    inFlight.current = new AbortController();
    const { signal } = inFlight.current;
    setBusy(true);
    setTrouble(undefined);
    try {
      await send(request, key, signal);
    } catch (cause) {
      const message = signal.aborted ? t`The store has not answered in time.` : (cause as Error).message;
      setTrouble({ message, again: () => void confirm(request, key) });
    }
    inFlight.current = undefined;
    setBusy(false);
  }

  return {
    confirm: (request: ConfirmRequest) => void confirm(request),
    busy,
    /** Ends the waiting, not the order: it may have been placed. */
    giveUp: () => inFlight.current?.abort(),
    trouble,
    close: () => setTrouble(undefined),
  };
}
