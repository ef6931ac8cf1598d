import { displayCartCall } from '../cart/account-cart/display-cart.server.js';
import { addItemCall } from '../cart/add-to-cart/add-item.server.js';
                                                         
import { placeOrderCall } from '../orders/checkout/place-order.server.js';
import { placePaidOrder } from '../orders/checkout/place-paid-order.server.js';
import { decideOrder } from '../orders/fulfilment/decide-order.server.js';
import {
                       
                      
  dispatchOrder,
} from '../orders/fulfilment/dispatch-order.server.js';
import { recordDelivery } from '../orders/fulfilment/record-delivery.server.js';
                                                                 
import {                   returnGoods } from '../orders/returns/return-goods.server.js';
                                                                                
import { findQuotedLines } from '../rfi/quotes/quoted-lines.server.js';
                                                                                            
import { dispatch } from '../server/calls/dispatch.server.js';
import { Refusal } from '../server/refuse.server.js';
                                                   

export const demoActor = 'demo staff';

/** Past orders are not paid online. */
const offline                  = {
  forNewPayment: () => undefined,
  forPayment: () => undefined,
  cspSources: () => undefined,
  addressOf: () => '',
  placePaidOrder,
};

/** The store's own calls, with the clock set back. */
                         
                                       
                   
                 
  

                                                          

/** Throws on a refusal, which ends the load. */
export async function callAs       (
  { server, site }           ,
  handler         ,
  body         ,
  now      ,
)                 {
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
  const reply = outcome.body                                         ;
  if (!reply.success) throw new Error(`${handler.contract.path} refused the demo world: ${reply.message}`);
  return reply         ;
}

export function unwrapResult   (result             )    {
  if (result instanceof Refusal) throw new Error(`the demo world was refused: ${result.message}`);
  return result;
}

export async function fillCart(buyer           , wanted                   , now      )                {
  const item_info = wanted.map(({ itemId, quantity }) => ({ item_id: itemId, quantity, flag: 'add_cart' }));
  await callAs(buyer, addItemCall(findQuotedLines), { item_info }, now);
}

export async function readCartAt(buyer           , now      )                      {
  return (await callAs                             (buyer, displayCartCall, {}, now)).itemdetails;
}

export async function orderItemsAt(buyer           , wanted                   , now      , po = '')                  {
  await fillCart(buyer, wanted, now);
  return orderCartAt(buyer, now, po);
}

export async function orderCartAt(buyer           , now      , po = '')                  {
  const item_info = (await readCartAt(buyer, now)).map(
    ({ item_detail_id, quantity, amount_per_unit, Availability }) => ({
      item_detail_id,
      quantity,
      amount_per_unit,
      Availability,
    }),
  );
  const confirmed = { item_info, mode_of_payment: 'Offline', purchase_order_no: po };
  return (await callAs                    (buyer, placeOrderCall(offline), confirmed, now)).myscno;
}

export async function decideOrderAt(buyer           , number        , to             , now      , note         ) {
  const decision = { number, to, by: demoActor, now, ...(note && { note }) };
  unwrapResult(await decideOrder(buyer.server.database, buyer.site, decision));
}

/** Dispatches all stock unless lines are given. */
export async function dispatchOrderAt(
  buyer           ,
  number        ,
  now      ,
  overrides                           = {},
)                          {
  const sending = { number, by: demoActor, now, carrier: 'Own van', ...overrides };
  return unwrapResult(await dispatchOrder(buyer.server.database, buyer.site, sending));
}

export async function deliverOrderAt(buyer           , number        , now      )                {
  const note = 'Signed at the gate.';
  unwrapResult(await recordDelivery(buyer.server.database, buyer.site, { number, by: demoActor, now, note }));
}

export async function returnGoodsAt(
  buyer           ,
  returned                                                   ,
  now      ,
) {
  unwrapResult(
    await returnGoods(buyer.server.database, buyer.site, { ...returned, restock: true, by: demoActor, now }),
  );
}
