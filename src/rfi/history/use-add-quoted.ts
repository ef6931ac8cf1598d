import { useState } from 'react';
import type { addItem } from '../../cart/cart.contract.ts';
import { cartWithAdded } from '../../cart/just-added.rule.ts';
import { randomId } from '../../cart/random-id.ts';
import { useCartSession } from '../../cart/use-cart-session.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import type { RfiLine } from '../rfi-history.contract.ts';
import { addQuotedRequest, standsBesideOrdinary } from './rfi-rows.rule.ts';

export type QuotedSelection = { rfi: string; lines: readonly RfiLine[] };

export function useAddQuoted() {
  const { isInCart } = useCartSession();
  const { send, busyWith } = useAction<string, QuotedSelection>();
  const noteHere = useNextPage();
  const [pendingSelection, setPendingSelection] = useState<QuotedSelection>();

  function sendSelection(selection: QuotedSelection) {
    const idempotencyKey = randomId();
    const request = addQuotedRequest(selection.rfi, selection.lines);
    const work = async () => {
      const goOn = noteHere();
      const reply = await call<typeof addItem>('POST /api/add_item/', request, { idempotencyKey });
      return isRefusal(reply) ? reply : goOn(cartWithAdded(reply.added_on), reply.message);
    };
    void send(work, { about: selection });
  }

  return {
    add: (selection: QuotedSelection) =>
      standsBesideOrdinary(selection.lines, isInCart) ? setPendingSelection(selection) : sendSelection(selection),
    adding: busyWith,
    isConfirming: pendingSelection !== undefined,
    answer: (isConfirmed: boolean) => {
      setPendingSelection(undefined);
      if (isConfirmed && pendingSelection) sendSelection(pendingSelection);
    },
  };
}
