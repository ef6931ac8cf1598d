import type { CallContext } from '../../server/calls/define-call.server.ts';
import { cacheWithCatalogue } from '../../server/database/cache-with-catalogue.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { ItemRow, Substitute } from '../items/item.contract.ts';
import { itemRowOf, viewerOf } from '../items/item-row.server.ts';
import { loadItemsByIds, type ViewerContext } from '../items/load-items.db.ts';
import { type RankedSubstitute, rankSubstitutes } from './rank-substitutes.ts';
import { findSubstituteCandidates } from './substitute-candidates.db.ts';

/** What can be sold instead of the item, best first; empty if the item is not sold. */
export async function findSubstitutes(db: Db, site: string, id: number): Promise<RankedSubstitute[]> {
  const [first, ...candidates] = await findSubstituteCandidates(db, site, id);
  return first ? rankSubstitutes(first, candidates) : [];
}

const findCachedSubstitutes = cacheWithCatalogue((db, site, id) => findSubstitutes(db, site.code, id));

export async function loadItemWithSubstitutes(
  context: ViewerContext & Pick<CallContext, 'database'>,
  id: number,
): Promise<{ item: ItemRow; others: Substitute[] } | undefined> {
  const compared = await findCachedSubstitutes(context, id);
  const records = await loadItemsByIds(context, [id, ...compared.map((other) => other.id)]);
  const viewer = viewerOf(context);
  const rows = new Map(records.map((record) => [record.id, itemRowOf(record, viewer)]));
  const item = rows.get(id);
  const others = compared.flatMap(({ id: otherId, level, differs }): Substitute[] => {
    const row = rows.get(otherId);
    return row ? [{ ...row, level, differs }] : [];
  });
  return item && { item, others };
}
