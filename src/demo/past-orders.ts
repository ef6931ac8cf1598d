import { addItemCall } from '../cart/add-item.server.ts';
import type { CartLine } from '../cart/cart.contract.ts';
import { displayCartCall } from '../cart/display-cart.server.ts';
import { decideOrder } from '../orders/decide-order.server.ts';
import { deliverOrder } from '../orders/deliver-order.server.ts';
import { type Dispatch, dispatchOrder, type Sent } from '../orders/dispatch-order.server.ts';
import type { OrderStatus } from '../orders/order-state.rule.ts';
import { placeOrderCall } from '../orders/place-order.server.ts';
import { placePaidOrder } from '../orders/place-paid-order.server.ts';
import { type TakeBack, takeBack } from '../orders/take-back.server.ts';
import type { Paying } from '../payments/paying.ts';
import { quotedLines } from '../rfi/quoted-lines.server.ts';
import type { Caller, Handler, Server } from '../server/call.ts';
import { dispatch } from '../server/dispatch.ts';
import { Refused } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';

export const demoStaff = 'demo staff';

/** Nobody pays online in the past. */
const offline: Paying = {
  newProvider: () => undefined,
  providerOf: () => undefined,
  letsIn: () => undefined,
  addressOf: () => '',
  placePaidOrder,
};

/** Somebody who buys in the past: the store's own calls, made with the clock set back. */
export type PastBuyer = {
  server: Omit<Server, 'clock'>;
  site: Site;
  caller: Caller;
};

export type Wanted = { itemId: number; quantity: number };

/** Makes a call of the store as of then; a refusal breaks the load off. */
export async function callAs<Reply>(
  { server, site, caller }: PastBuyer,
  handler: Handler,
  body: unknown,
  now: Date,
): Promise<Reply> {
  const outcome = await dispatch({ ...server, clock: () => now }, handler, {
    site,
    body,
    token: 'demo',
    caller: Promise.resolve(caller),
    address: 'demo',
    requestId: 'demo',
    secure: false,
    userAgent: '',
    deviceToken: undefined,
  });
  const reply = outcome.body as { success: boolean; message: string };
  if (!reply.success) throw new Error(`${handler.contract.path} refused the demo world: ${reply.message}`);
  return reply as Reply;
}

/** What staff did went well, or the load breaks off. */
export function done<T>(result: T | Refused): T {
  if (result instanceof Refused) throw new Error(`the demo world was refused: ${result.message}`);
  return result;
}

/** Puts items into the buyer's cart as of then. */
export async function fillCart(buyer: PastBuyer, wanted: readonly Wanted[], now: Date): Promise<void> {
  const item_info = wanted.map(({ itemId, quantity }) => ({ item_id: itemId, quantity, flag: 'add_cart' }));
  await callAs(buyer, addItemCall(quotedLines), { item_info }, now);
}

export async function cartThen(buyer: PastBuyer, now: Date): Promise<CartLine[]> {
  return (await callAs<{ itemdetails: CartLine[] }>(buyer, displayCartCall, {}, now)).itemdetails;
}

/** Orders items on credit as of then; answers the order number. Its first status follows the store's rules. */
export async function orderThen(buyer: PastBuyer, wanted: readonly Wanted[], now: Date, po = ''): Promise<string> {
  await fillCart(buyer, wanted, now);
  return orderCartThen(buyer, now, po);
}

/** Orders all that lies in the cart. */
export async function orderCartThen(buyer: PastBuyer, now: Date, po = ''): Promise<string> {
  const item_info = (await cartThen(buyer, now)).map(({ item_detail_id, quantity, amount_per_unit, Availability }) => ({
    item_detail_id,
    quantity,
    amount_per_unit,
    Availability,
  }));
  const confirmed = { item_info, mode_of_payment: 'Offline', purchase_order_no: po };
  return (await callAs<{ myscno: string }>(buyer, placeOrderCall(offline), confirmed, now)).myscno;
}

/** Has demo staff decide about an order as of then. */
export async function decideThen(buyer: PastBuyer, number: string, to: OrderStatus, now: Date, note?: string) {
  const decision = { number, to, by: demoStaff, now, ...(note && { note }) };
  done(await decideOrder(buyer.server.database, buyer.site, decision));
}

/** Goods leave as of then, all that is on the shelf unless lines are told. */
export async function sendThen(
  buyer: PastBuyer,
  number: string,
  now: Date,
  told: Partial<Dispatch> = {},
): Promise<Sent> {
  const sending = { number, by: demoStaff, now, carrier: 'Own van', ...told };
  return done(await dispatchOrder(buyer.server.database, buyer.site, sending));
}

export async function arriveThen(buyer: PastBuyer, number: string, now: Date): Promise<void> {
  const note = 'Signed at the gate.';
  done(await deliverOrder(buyer.server.database, buyer.site, { number, by: demoStaff, now, note }));
}

export async function takeBackThen(buyer: PastBuyer, back: Pick<TakeBack, 'invoice' | 'lines' | 'reason'>, now: Date) {
  done(await takeBack(buyer.server.database, buyer.site, { ...back, restock: true, by: demoStaff, now }));
}
