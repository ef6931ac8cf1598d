                                                                   
import { deleteLines, deleteUnchangedLines, findOwnLines } from '../cart-writes.db.js';

export async function removeCartLines(db    , userId        , lineIds                   )                    {
  const remaining = await deleteLines(db, { userId, lineIds: [...lineIds] });
  return remaining.map((line) => line.name);
}

                                                              

/** A line whose quantity has changed since stays; returns the ids of such lines. */
export async function removeBoughtLines(db    , userId        , bought                       )                    {
  const lineIds = bought.map((one) => one.lineId);
  await deleteUnchangedLines(db, { userId, lineIds, quantities: bought.map((one) => one.quantity) });
  const remaining = await findOwnLines(db, { userId, lineIds });
  return remaining.map((line) => line.id);
}

export async function countRemainingLines(db    , userId        , lineIds                   )                  {
  return (await findOwnLines(db, { userId, lineIds: [...lineIds] })).length;
}
