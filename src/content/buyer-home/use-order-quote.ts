import type { addItem } from '../../cart/cart.contract.ts';
import { randomId } from '../../cart/random-id.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import type { BuyerWork } from './buyer-home.contract.ts';

type Quote = BuyerWork['quotes']['lines'][number];

/** One press puts a quote into the cart, with its own quantity and price, and opens the cart. */
export function useOrderQuote() {
  const { send, busyWith } = useAction();
  const noteHere = useNextPage();

  function order(quote: Quote) {
    const idempotencyKey = randomId();
    const line = { item_id: quote.itemcode, item_name: quote.itemname, quantity: String(quote.quantity) };
    const item_info = [{ ...line, flag: 'rfq_history' as const, rfq_id: quote.rfi, rfi_line_id: quote.line_id }];
    const work = async () => {
      const goOn = noteHere();
      const reply = await call<typeof addItem>('POST /api/add_item/', { item_info }, { idempotencyKey });
      return isRefusal(reply) ? reply : goOn('/cart', reply.message);
    };
    return send(work, { about: quote.line_id });
  }

  return { order, ordering: busyWith };
}
