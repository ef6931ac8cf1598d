                                                                   
import { addReturnedStock, deductStock, findLineStock, lockItems } from './dispatch-stock.db.js';

                                                                    
                                                           
                                                                      

                                                                        

export async function lockAndReadLineStock(
  db    ,
  context              ,
  lines                          ,
)                                  {
  const itemIds = lines.map((line) => line.itemId);
  await lockItems(db, { branchId: context.branchId, itemIds });
  const found = await findLineStock(db, { ...context, itemIds, orderLineIds: lines.map((line) => line.orderLineId) });
  return new Map(found.map(({ orderLineId, ...lineStock }) => [orderLineId, lineStock]));
}

/** Takes reserved pieces first; the caller must hold the lock of `lockAndReadLineStock`. */
export async function dispatchStock(
  db    ,
  { branchId, now }              ,
  stockByLine                                ,
  dispatched                               ,
)                {
  if (dispatched.length === 0) return;
  const reservedFor = (line                    ) => stockByLine.get(line.orderLineId)?.reserved ?? 0;
  await deductStock(db, {
    branchId,
    now,
    itemIds: dispatched.map((line) => line.itemId),
    orderLineIds: dispatched.map((line) => line.orderLineId),
    quantities: dispatched.map((line) => line.quantity),
    fromHolds: dispatched.map((line) => Math.min(line.quantity, reservedFor(line))),
  });
}

export async function restock(
  db    ,
  branchId        ,
  returned                                                 ,
)                {
  const itemIds = returned.map((line) => line.itemId);
  await lockItems(db, { branchId, itemIds });
  await addReturnedStock(db, { branchId, itemIds, quantities: returned.map((line) => line.quantity) });
}
