import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CartLine } from '../../cart/cart.contract.ts';
import { formatLineIds } from '../../cart/lines/line-ids.rule.ts';
import { sendOnce } from '../../cart/send-once.ts';
import { plural, t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import type { salesConfirmation } from '../checkout/place-order.contract.ts';
import { failureToast } from './ask-payment-outcome.ts';
import type { ConfirmRequest } from './confirm-request.rule.ts';
import { requestOutOfStockLines } from './request-out-of-stock.ts';

/** `again` repeats the request, when it got no answer. */
export type CheckoutFailure = { message: string; refusal?: string | undefined; again?: () => void };

export const failureTitle = ({ again, refusal }: CheckoutFailure): string =>
  again || refusal === 'payment_unconfirmed' ? t`Your order is not confirmed yet` : t`Your order was not placed`;

export function useConfirmOrder(outOfStock: readonly CartLine[], onPlaced: () => void) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const noteHere = useNextPage();
  const notePage = useNotePage();
  const inFlight = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CheckoutFailure>();

  /** The page that the buyer waits on. */
  const noteStart = () => ({ goOn: noteHere(), isStillHere: notePage() });
  type Start = ReturnType<typeof noteStart>;

  async function send(request: ConfirmRequest, { goOn }: Start, signal: AbortSignal) {
    const reply = await sendOnce('order', request, (idempotencyKey) =>
      call<typeof salesConfirmation>('POST /api/sales_confirmation/', request, { idempotencyKey, signal }),
    );
    if (isRefusal(reply)) {
      await revalidate();
      return { message: reply.message, refusal: reply.refusal };
    }
    writeLocal('order_no', reply.myscno);
    writeLocal('left_cart_data', JSON.stringify(reply.left_items));
    writeLocal('checkedItem', '');
    onPlaced();
    const order = encodeURIComponent(reply.myscno);
    const rfiResult = outOfStock.length > 0 ? await requestOutOfStockLines(outOfStock) : undefined;
    const ids = formatLineIds(outOfStock.map((line) => line.item_detail_id));
    const resultQuery = rfiResult && ('rfi' in rfiResult ? `&rfi=${rfiResult.rfi}` : `&ask=${ids}`);
    const unsent = rfiResult && 'refused' in rfiResult ? { unsent: rfiResult.refused } : null;
    const message = unsent
      ? t`Your order is placed, but the RFI for ${plural(outOfStock.length, 'item')} was not sent`
      : reply.message;
    await goOn(`/orderPlaced?order=${order}${resultQuery ?? ''}`, message, { replace: true, state: unsent });
    return undefined;
  }

  async function confirm(request: ConfirmRequest, start = noteStart()) {
    if (inFlight.current) return;
    inFlight.current = new AbortController();
    const { signal } = inFlight.current;
    setBusy(true);
    setFailure(undefined);
    const found = await send(request, start, signal).catch((cause: Error) => ({
      message: signal.aborted ? t`The store did not answer in time.` : cause.message,
      again: () => void confirm(request, start),
    }));
    if (found) showFailure(found, start);
    inFlight.current = undefined;
    setBusy(false);
  }

  function showFailure(found: CheckoutFailure, { isStillHere }: Start) {
    if (isStillHere()) return setFailure(found);
    toast(failureToast({ ...found, message: `${failureTitle(found)}. ${found.message}` }));
  }

  return {
    noteStart,
    confirm: (request: ConfirmRequest, start?: Start) => void confirm(request, start),
    busy,
    /** Stops waiting; the order may still be placed. */
    stopWaiting: () => inFlight.current?.abort(),
    failure,
    close: () => setFailure(undefined),
  };
}
