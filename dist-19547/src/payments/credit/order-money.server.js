import { sum } from '../../lib/sum.js';
                                                                   
                                                
import { moneyToAllocate } from './allocation.rule.js';
import { releaseCredit } from './credit.server.js';
import { findOpenMoney, findOrderMoney,                 } from './ledger.db.js';
import {               book } from './ledger.server.js';

export async function loadOrderMoney(
  db    ,
  { customerId, orderId }                                         ,
)                                                   {
  const money = await ofOrder(db, orderId);
  const usable = moneyToAllocate(await findOpenMoney(db, { customerId }), orderId);
  return { ...money, onAccountMinor: sum(usable, (one) => one.openMinor) - money.unusedMinor };
}

                                                                                  

/** The order takes the credit that its money has freed, up to `uninvoicedMinor`. Returns what is newly reserved. */
export async function reserveOrderMoney(
  db    ,
  site      ,
  customerId        ,
  { uninvoicedMinor, amountMinor, ...reservation }                                                                ,
)                  {
  const { heldMinor } = await ofOrder(db, reservation.orderId);
  const keptMinor = Math.max(0, Math.min(amountMinor, uninvoicedMinor - heldMinor));
  if (keptMinor > 0) await book(db, { site, customerId }, 'order', { ...reservation, amountMinor: keptMinor });
  return keptMinor;
}

export async function releaseOrderMoney(db    , site      , { orderId, ...reservation }             )                {
  const { heldMinor, unusedMinor } = await ofOrder(db, orderId);
  const maxMinor = heldMinor - unusedMinor;
  if (maxMinor > 0) await releaseCredit(db, site, orderId, { ...reservation, maxMinor });
}

async function ofOrder(db    , orderId        )                      {
  const [money] = await findOrderMoney(db, { orderId });
  if (!money) throw new Error('a sum without a row');
  return money;
}
