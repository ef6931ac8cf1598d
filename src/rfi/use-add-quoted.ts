import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { addItem } from '../cart/cart.contract.ts';
import { randomId } from '../cart/random-id.ts';
import { useReader } from '../cart/reader.ts';
import { say } from '../lib/say.ts';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { useToast } from '../ui/toast-context.ts';
import type { RfiLine } from './rfi-history.contract.ts';
import { liesInCart, quotedRequest } from './rfi-rows.rule.ts';

export type Wanted = { rfi: string; lines: readonly RfiLine[] };

/** Puts quoted lines of one RFI into the cart and leads there; asks first where one of them lies in it already. */
export function useAddQuoted() {
  const { cartItemIds } = useReader();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [asking, setAsking] = useState<Wanted>();
  const [atWork, setAtWork] = useState<Wanted>();

  async function send(wanted: Wanted, idempotencyKey = randomId()) {
    setAtWork(wanted);
    try {
      const reply = await call(addItem, quotedRequest(wanted.rfi, wanted.lines), { idempotencyKey });
      if (refused(reply)) {
        toast({ kind: 'bad', message: reply.message });
        await revalidate();
      } else await navigate('/cart');
    } catch (cause) {
      const retry = () => void send(wanted, idempotencyKey);
      toast({ kind: 'bad', message: (cause as CallFailed).message, action: { label: say`Retry`, onPress: retry } });
    }
    setAtWork(undefined);
  }

  return {
    add: (wanted: Wanted) => (liesInCart(wanted.lines, cartItemIds) ? setAsking(wanted) : void send(wanted)),
    /** The lines that are on their way into the cart. */
    atWork,
    asking: asking !== undefined,
    answer: (yes: boolean) => {
      setAsking(undefined);
      if (yes && asking) void send(asking);
    },
  };
}
