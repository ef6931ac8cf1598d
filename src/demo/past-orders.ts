import { addItemCall } from '../cart/add-item.server.ts';
import type { CartLine } from '../cart/cart.contract.ts';
import { displayCartCall } from '../cart/display-cart.server.ts';
import { decideOrder } from '../orders/decide-order.server.ts';
import type { OrderStatus } from '../orders/order-state.rule.ts';
import { placeOrderCall } from '../orders/place-order.server.ts';
import { quotedLines } from '../rfi/quoted-lines.server.ts';
import type { Caller, Handler, Server } from '../server/call.ts';
import { dispatch } from '../server/dispatch.ts';
import type { Site } from '../sites/site.ts';

/** Somebody who buys in the past: the store's own calls, made with the clock set back. */
export type PastBuyer = {
  server: Omit<Server, 'clock'>;
  site: Site;
  caller: Caller;
};

export type Wanted = { itemId: number; quantity: number };

async function callAs({ server, site, caller }: PastBuyer, handler: Handler, body: unknown, now: Date) {
  const outcome = await dispatch({ ...server, clock: () => now }, handler, {
    site,
    body,
    token: 'demo',
    caller: Promise.resolve(caller),
    address: 'demo',
    requestId: 'demo',
    secure: false,
  });
  const reply = outcome.body as { success: boolean; message: string };
  if (!reply.success) throw new Error(`${handler.contract.path} refused the demo world: ${reply.message}`);
  return reply;
}

/** Puts items into the buyer's cart as of then. */
export async function fillCart(buyer: PastBuyer, wanted: readonly Wanted[], now: Date): Promise<void> {
  const item_info = wanted.map(({ itemId, quantity }) => ({ item_id: itemId, quantity, flag: 'add_cart' }));
  await callAs(buyer, addItemCall(quotedLines), { item_info }, now);
}

/** Orders items on credit as of then; answers the order number. Its first status follows the store's rules. */
export async function orderThen(buyer: PastBuyer, wanted: readonly Wanted[], now: Date, po = ''): Promise<string> {
  await fillCart(buyer, wanted, now);
  const cart = (await callAs(buyer, displayCartCall, {}, now)) as unknown as { itemdetails: CartLine[] };
  const item_info = cart.itemdetails.map(({ item_detail_id, quantity, amount_per_unit, Availability }) => ({
    item_detail_id,
    quantity,
    amount_per_unit,
    Availability,
  }));
  const reply = await callAs(
    buyer,
    placeOrderCall,
    { item_info, mode_of_payment: 'Offline', purchase_order_no: po },
    now,
  );
  return (reply as unknown as { myscno: string }).myscno;
}

/** Has demo staff decide about an order as of then. */
export async function decideThen(buyer: PastBuyer, number: string, to: OrderStatus, now: Date, note?: string) {
  const refused = await decideOrder(buyer.server.database, buyer.site, {
    number,
    to,
    by: 'demo staff',
    now,
    ...(note && { note }),
  });
  if (refused) throw new Error(`the demo world's order ${number} cannot become ${to}: ${refused.message}`);
}
