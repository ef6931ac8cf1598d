import type { ItemRow, Substitute } from '../items/item.contract.ts';
import { itemRowOf, viewerOf } from '../items/item-row.server.ts';
import { loadItemsByIds, type ViewerContext } from '../items/load-items.db.ts';
import { rankSubstitutes } from './rank-substitutes.ts';
import { findSubstituteCandidates } from './substitute-candidates.db.ts';

export async function loadItemWithSubstitutes(
  context: ViewerContext,
  id: number,
): Promise<{ item: ItemRow; others: Substitute[] } | undefined> {
  const [first, ...candidates] = await findSubstituteCandidates(context.db, context.site.code, id);
  if (!first) return undefined;
  const compared = rankSubstitutes(first, candidates);
  const records = await loadItemsByIds(context, [first.id, ...compared.map((other) => other.id)]);
  const viewer = viewerOf(context);
  const rows = new Map(records.map((record) => [record.id, itemRowOf(record, viewer)]));
  const item = rows.get(first.id);
  const others = compared.flatMap(({ id: otherId, level, differs }): Substitute[] => {
    const row = rows.get(otherId);
    return row ? [{ ...row, level, differs }] : [];
  });
  return item && { item, others };
}
