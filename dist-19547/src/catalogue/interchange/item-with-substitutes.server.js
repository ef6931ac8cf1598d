                                                                   
                                                                     
import { itemRowOf, viewerOf } from '../items/item-row.server.js';
import { loadItemsByIds,                    } from '../items/load-items.db.js';
import {                        rankSubstitutes } from './rank-substitutes.js';
import { findSubstituteCandidates } from './substitute-candidates.db.js';

/** What can be sold instead of the item, best first; empty if the item is not sold. */
export async function findSubstitutes(db    , site        , id        )                              {
  const [first, ...candidates] = await findSubstituteCandidates(db, site, id);
  return first ? rankSubstitutes(first, candidates) : [];
}

export async function loadItemWithSubstitutes(
  context               ,
  id        ,
)                                                               {
  const compared = await findSubstitutes(context.db, context.site.code, id);
  const records = await loadItemsByIds(context, [id, ...compared.map((other) => other.id)]);
  const viewer = viewerOf(context);
  const rows = new Map(records.map((record) => [record.id, itemRowOf(record, viewer)]));
  const item = rows.get(id);
  const others = compared.flatMap(({ id: otherId, level, differs })               => {
    const row = rows.get(otherId);
    return row ? [{ ...row, level, differs }] : [];
  });
  return item && { item, others };
}
