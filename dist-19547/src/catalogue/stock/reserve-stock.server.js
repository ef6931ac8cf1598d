                                                                   
                                                    
import { endOrderHolds, insertOrderHolds, lowerOrderHolds } from './reserve-stock.db.js';

                                                                                

/** The caller must have locked the stock and checked that it is free. */
export async function reserveStock(
  db    ,
  to                                                                     ,
  reservations                        ,
)                {
  await insertOrderHolds(db, {
    ...to,
    itemIds: reservations.map((r) => r.itemId),
    quantities: reservations.map((r) => r.quantity),
    heldFor: reservations.map((r) => r.heldFor),
  });
}

export async function releaseStock(db    , orderLineIds                   , now      )                {
  await endOrderHolds(db, { orderLineIds: [...orderLineIds], now });
}

/** At most what each line has reserved. */
export async function releaseStockInPart(
  db    ,
  released                                                      ,
  now      ,
)                {
  const lines = released.filter((line) => line.quantity > 0);
  if (lines.length === 0) return;
  await lowerOrderHolds(db, {
    orderLineIds: lines.map((line) => line.orderLineId),
    quantities: lines.map((line) => line.quantity),
    now,
  });
}
