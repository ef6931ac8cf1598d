import type { Step } from '../server/call.ts';
import type { ItemRow, StandIn } from './item.contract.ts';
import { beholderOf, itemRowOf } from './item-row.ts';
import { itemsById } from './load-items.db.ts';
import { standInCandidates } from './stand-in-candidates.db.ts';
import { standIns } from './stand-ins.ts';

/** An item as the caller may see it, and what can take its place; undefined when the site does not sell it. */
export async function itemAndStandIns(
  step: Step<'anyone'>,
  id: number,
): Promise<{ item: ItemRow; others: StandIn[] } | undefined> {
  const [first, ...candidates] = await standInCandidates(step.db, step.site.code, id);
  if (!first) return undefined;
  const compared = standIns(first, candidates);
  const records = await itemsById(step, [first.id, ...compared.map((other) => other.id)]);
  const beholder = beholderOf(step);
  const rows = new Map(records.map((record) => [record.id, itemRowOf(record, beholder)]));
  const item = rows.get(first.id);
  const others = compared.flatMap(({ id: otherId, level, differs }): StandIn[] => {
    const row = rows.get(otherId);
    return row ? [{ ...row, level, differs }] : [];
  });
  return item && { item, others };
}
