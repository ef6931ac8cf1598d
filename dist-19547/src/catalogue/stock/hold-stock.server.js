                                                                   
                                                    
import { endTemporaryHolds, findFreeStock, insertTemporaryHolds, lockStockRows } from './hold-stock.db.js';

                                                                                   

                                                                                                  

/** The caller must have locked the stock and checked that it is free. */
export async function holdStockForPayment(db    , to         , pieces                          )                {
  const { paymentId, ...rest } = to;
  await insertTemporaryHolds(db, { ...rest, reason: 'payment', heldFor: paymentId, ...columnsOf(pieces) });
}

export async function releasePaymentHold(db    , paymentId        , now      )                {
  await endTemporaryHolds(db, { reason: 'payment', heldFor: paymentId, now });
}

export async function lockAndReadFreeStock(
  db    ,
  buyer                                   ,
  pieces                          ,
)                    {
  const { branchIds, itemIds } = columnsOf(pieces);
  await lockStockRows(db, { branchIds, itemIds });
  const found = await findFreeStock(db, { ...buyer, branchIds, itemIds });
  return pieces.map(
    ({ itemId, branchId }) => found.find((row) => row.itemId === itemId && row.branchId === branchId)?.free ?? 0,
  );
}

const columnsOf = (pieces                          ) => ({
  branchIds: pieces.map((one) => one.branchId),
  itemIds: pieces.map((one) => one.itemId),
  quantities: pieces.map((one) => one.quantity),
});
