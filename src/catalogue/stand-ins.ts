import type { ItemRow } from './item.contract.ts';
import { knownReading } from './known-reading.ts';
import { type Difference, type Match, whatDiffers } from './what-differs.rule.ts';

/** An item that shares the universal number of another, with how far it can stand in for it. */
export type StandIn = ItemRow & { match: Match; differences: Difference[] };

const order: readonly Match[] = ['Identical', 'Interchangeable', 'Same size only', 'Another size'];

/**
 * The others beside `item`, the best match first. Where a designation is not known to us the seller's universal number
 * is believed: they interchange.
 */
export function standIns(item: ItemRow, others: readonly ItemRow[]): StandIn[] {
  const ours = knownReading(item.itemname, item.brandname);
  return others
    .filter(({ itemid }) => itemid !== item.itemid)
    .map((other): StandIn => {
      const theirs = knownReading(other.itemname, other.brandname);
      if (ours.known && theirs.known) return { ...other, ...whatDiffers(ours, theirs) };
      return { ...other, match: 'Interchangeable', differences: [] };
    })
    .sort((a, b) => order.indexOf(a.match) - order.indexOf(b.match));
}
