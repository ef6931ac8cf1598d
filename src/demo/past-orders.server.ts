import { displayCartCall } from '../cart/account-cart/display-cart.server.ts';
import { addItemCall } from '../cart/add-to-cart/add-item.server.ts';
import type { CartLine } from '../cart/cart.contract.ts';
import { placeOrderCall } from '../orders/checkout/place-order.server.ts';
import { decideOrder } from '../orders/fulfilment/decide-order.server.ts';
import {
  type DispatchRequest,
  type DispatchResult,
  dispatchOrder,
} from '../orders/fulfilment/dispatch-order.server.ts';
import { recordDelivery } from '../orders/fulfilment/record-delivery.server.ts';
import type { OrderStatus } from '../orders/order-state.rule.ts';
import { type GoodsReturn, returnGoods } from '../orders/returns/return-goods.server.ts';
import type { Caller, Handler, ServerContext } from '../server/calls/define-call.server.ts';
import { dispatch } from '../server/calls/dispatch.server.ts';
import { Refusal } from '../server/refuse.server.ts';
import type { SellerSite } from '../sites/site.ts';

export const demoActor = 'demo staff';

/** The store's own calls, with the clock set back. */
export type PastBuyer = {
  server: Omit<ServerContext, 'clock'>;
  site: SellerSite;
  caller: Caller;
};

export type Wanted = { itemId: number; quantity: number };

/** Throws on a refusal, which ends the load. */
export async function callAs<Reply>(
  { server, site }: PastBuyer,
  handler: Handler,
  body: unknown,
  now: Date,
): Promise<Reply> {
  const outcome = await dispatch({ ...server, clock: () => now }, handler, {
    site,
    body,
    token: 'demo',
    address: 'demo',
    requestId: 'demo',
    secure: false,
    userAgent: '',
    deviceToken: undefined,
  });
  const reply = outcome.body as { success: boolean; message: string };
  if (!reply.success) throw new Error(`${handler.contract.path} refused the demo data: ${reply.message}`);
  return reply as Reply;
}

export function unwrapResult<T>(result: T | Refusal<string>): T {
  if (result instanceof Refusal) throw new Error(`the demo data was refused: ${result.message}`);
  return result;
}

export async function fillCart(buyer: PastBuyer, wanted: readonly Wanted[], now: Date): Promise<void> {
  const item_info = wanted.map(({ itemId, quantity }) => ({ item_id: itemId, quantity, flag: 'add_cart' }));
  await callAs(buyer, addItemCall, { item_info }, now);
}

export async function readCartAt(buyer: PastBuyer, now: Date): Promise<CartLine[]> {
  return (await callAs<{ itemdetails: CartLine[] }>(buyer, displayCartCall, {}, now)).itemdetails;
}

export async function orderItemsAt(buyer: PastBuyer, wanted: readonly Wanted[], now: Date, po = ''): Promise<string> {
  await fillCart(buyer, wanted, now);
  return orderCartAt(buyer, now, po);
}

export async function orderCartAt(buyer: PastBuyer, now: Date, po = ''): Promise<string> {
  const item_info = (await readCartAt(buyer, now)).map(
    ({ item_detail_id, quantity, amount_per_unit, Availability }) => ({
      item_detail_id,
      quantity,
      amount_per_unit,
      Availability,
    }),
  );
  const confirmed = { item_info, mode_of_payment: 'Offline', purchase_order_no: po };
  return (await callAs<{ myscno: string }>(buyer, placeOrderCall, confirmed, now)).myscno;
}

export async function decideOrderAt(buyer: PastBuyer, number: string, to: OrderStatus, now: Date, note?: string) {
  const decision = { number, to, by: demoActor, now, ...(note && { note }) };
  unwrapResult(await decideOrder(buyer.server.database, buyer.site, decision));
}

/** Dispatches all stock unless lines are given. */
export async function dispatchOrderAt(
  buyer: PastBuyer,
  number: string,
  now: Date,
  overrides: Partial<DispatchRequest> = {},
): Promise<DispatchResult> {
  const sending = { number, by: demoActor, now, carrier: 'Own van', ...overrides };
  return unwrapResult(await dispatchOrder(buyer.server.database, buyer.site, sending));
}

export async function deliverOrderAt(buyer: PastBuyer, number: string, now: Date): Promise<void> {
  const note = 'Signed at the gate.';
  unwrapResult(await recordDelivery(buyer.server.database, buyer.site, { number, by: demoActor, now, note }));
}

export async function returnGoodsAt(
  buyer: PastBuyer,
  returned: Pick<GoodsReturn, 'invoice' | 'lines' | 'reason'>,
  now: Date,
) {
  unwrapResult(
    await returnGoods(buyer.server.database, buyer.site, { ...returned, restock: true, by: demoActor, now }),
  );
}
