import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { addItem } from '../../cart/cart.contract.ts';
import { randomId } from '../../cart/random-id.ts';
import { useCartSession } from '../../cart/use-cart-session.ts';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import type { RfiLine } from '../rfi-history.contract.ts';
import { addQuotedRequest, standsBesideOrdinary } from './rfi-rows.rule.ts';

export type QuotedSelection = { rfi: string; lines: readonly RfiLine[] };

export function useAddQuoted() {
  const { isInCart } = useCartSession();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const noteHere = useNextPage();
  const [pendingSelection, setPendingSelection] = useState<QuotedSelection>();
  const [adding, setAdding] = useState<QuotedSelection>();

  async function send(selection: QuotedSelection, idempotencyKey = randomId()) {
    setAdding(selection);
    const goOn = noteHere();
    try {
      const reply = await call<typeof addItem>(
        'POST /api/add_item/',
        addQuotedRequest(selection.rfi, selection.lines),
        { idempotencyKey },
      );
      if (isRefusal(reply)) {
        toast({ kind: 'bad', message: reply.message });
        await revalidate();
      } else await goOn('/cart', reply.message);
    } catch (cause) {
      const retry = () => void send(selection, idempotencyKey);
      toast({ kind: 'bad', message: (cause as CallError).message, action: { label: t`Retry`, onPress: retry } });
    }
    setAdding(undefined);
  }

  return {
    add: (selection: QuotedSelection) =>
      standsBesideOrdinary(selection.lines, isInCart) ? setPendingSelection(selection) : void send(selection),
    adding,
    isConfirming: pendingSelection !== undefined,
    answer: (isConfirmed: boolean) => {
      setPendingSelection(undefined);
      if (isConfirmed && pendingSelection) void send(pendingSelection);
    },
  };
}
