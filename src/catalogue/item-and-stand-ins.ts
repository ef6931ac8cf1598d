import type { ItemRow, StandIn } from './item.contract.ts';
import { beholderOf, itemRowOf } from './item-row.ts';
import { itemsById, type Reader } from './load-items.db.ts';
import { standInCandidates } from './stand-in-candidates.db.ts';
import { standIns } from './stand-ins.ts';

/** An item as the reader may see it, and what can take its place; undefined when the site does not sell it. */
export async function itemAndStandIns(
  reader: Reader,
  id: number,
): Promise<{ item: ItemRow; others: StandIn[] } | undefined> {
  const [first, ...candidates] = await standInCandidates(reader.db, reader.site.code, id);
  if (!first) return undefined;
  const compared = standIns(first, candidates);
  const records = await itemsById(reader, [first.id, ...compared.map((other) => other.id)]);
  const beholder = beholderOf(reader);
  const rows = new Map(records.map((record) => [record.id, itemRowOf(record, beholder)]));
  const item = rows.get(first.id);
  const others = compared.flatMap(({ id: otherId, level, differs }): StandIn[] => {
    const row = rows.get(otherId);
    return row ? [{ ...row, level, differs }] : [];
  });
  return item && { item, others };
}
