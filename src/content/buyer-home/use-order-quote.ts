import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { addItem } from '../../cart/cart.contract.ts';
import { randomId } from '../../cart/random-id.ts';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import type { BuyerWork } from './buyer-home.contract.ts';

type Quote = BuyerWork['quotes']['lines'][number];

/** One press puts a quote into the cart, with its own quantity and price, and opens the cart. */
export function useOrderQuote() {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const noteHere = useNextPage();
  const [ordering, setOrdering] = useState(0);

  async function order(quote: Quote, idempotencyKey = randomId()) {
    setOrdering(quote.line_id);
    const goOn = noteHere();
    const line = { item_id: quote.itemcode, item_name: quote.itemname, quantity: String(quote.quantity) };
    const item_info = [{ ...line, flag: 'rfq_history' as const, rfq_id: quote.rfi, rfi_line_id: quote.line_id }];
    try {
      const reply = await call<typeof addItem>('POST /api/add_item/', { item_info }, { idempotencyKey });
      if (isRefusal(reply)) {
        toast({ kind: 'bad', message: reply.message });
        await revalidate();
      } else await goOn('/cart', reply.message);
    } catch (cause) {
      const retry = () => void order(quote, idempotencyKey);
      toast({ kind: 'bad', message: (cause as CallError).message, action: { label: t`Retry`, onPress: retry } });
    }
    setOrdering(0);
  }

  return { order: (quote: Quote) => order(quote), ordering };
}
